/** Our icons: 24 × 24, one colour (currentColor), readable at 11 px. */
/** Filled shapes. */
export const FILLED = {
  willpower:
    '<path d="M12.6 1.2c.6 4.6 6.2 7 6.2 13.2a6.8 6.8 0 0 1-13.6 0c0-3.2 2-4.8 2.6-8 1.7.9 2.5 2.5 2.6 4.4 1.7-2.4 2.7-5.6 2.2-9.6z"/><path d="M12 21.2a3.2 3.2 0 0 1-3.2-3.2c0-2 1.7-3 2.2-5 2 1.3 4.2 2.6 4.2 5a3.2 3.2 0 0 1-3.2 3.2z" fill="#000" opacity=".32"/>',
  attack:
    '<g transform="rotate(45 12 12)"><path d="M12-1.5l2 3.3v12.4h-4V1.8z"/><path d="M6 14.2h12l-.8 2.4H6.8z"/><path d="M11 16.6h2v4.6h-2z"/><circle cx="12" cy="22.4" r="1.7"/></g>',
  defense:
    '<path d="M12 1.5l8.5 2.6v7.2c0 5.2-3.6 9.3-8.5 11.2-4.9-1.9-8.5-6-8.5-11.2V4.1z"/><path d="M12 4v16c-3.4-1.7-6-4.8-6-8.9V5.9z" fill="#000" opacity=".28"/>',
  health:
    '<path d="M12 21.5C4.8 15.8 2.5 12.2 2.5 8.6A4.9 4.9 0 0 1 12 6.5a4.9 4.9 0 0 1 9.5 2.1c0 3.6-2.3 7.2-9.5 12.9z"/>',
  threat:
    '<path fill-rule="evenodd" d="M.8 13.5C4.6 8.4 8.3 6.6 12 6.6s7.4 1.8 11.2 6.9c-3.8 5-7.5 6.8-11.2 6.8S4.6 18.5.8 13.5zM12 8.6c-2.3 2.6-2.3 7.2 0 9.8 2.3-2.6 2.3-7.2 0-9.8z"/><path d="M12 .8l1.5 4.4h-3zM5 2.6l3.3 3-2.4 1.3zM19 2.6l-3.3 3 2.4 1.3z"/>',
  engagement:
    '<path d="M1.5 4.5L9 12l-7.5 7.5V14l2.3-2-2.3-2zM22.5 4.5L15 12l7.5 7.5V14l-2.3-2 2.3-2z"/><path d="M12 3l1.7 9L12 21l-1.7-9z"/>',
  quest:
    '<path d="M12 .8l2.7 8.5L23.2 12l-8.5 2.7L12 23.2l-2.7-8.5L.8 12l8.5-2.7z"/><path d="M12 .8V12H.8l8.5-2.7zM12 23.2V12h11.2l-8.5 2.7z" fill="#000" opacity=".28"/>',
  leadership: '<path d="M4.5 1.5h2.2v21H4.5z"/><path d="M7.8 3h13.4l-3.6 5.2 3.6 5.2H7.8z"/>',
  tactics:
    '<g><path d="M3.2 2.2l2.9.8 9.6 11.9-1.8 1.5z"/><path d="M12.4 17.6l5-4.1 1 1.2-1.7 1.5 4.1 5-1.9 1.6-4.1-5-1.5 1.2z"/></g><g transform="matrix(-1 0 0 1 24 0)"><path d="M3.2 2.2l2.9.8 9.6 11.9-1.8 1.5z"/><path d="M12.4 17.6l5-4.1 1 1.2-1.7 1.5 4.1 5-1.9 1.6-4.1-5-1.5 1.2z"/></g>',
  spirit:
    '<path d="M5 16.5a7 7 0 0 1 14 0z"/><path d="M11 2h2v5h-2zM3.6 6.3L5 4.9l3.3 3.5-1.4 1.4zM20.4 6.3L19 4.9l-3.3 3.5 1.4 1.4zM.8 13.5v-1.9l4 .9v1.6zM23.2 13.5v-1.9l-4 .9v1.6zM2 18.2h20v1.8H2zM6 21.4h12V23H6z"/>',
  lore: '<path d="M11.2 5.8C8.5 4 5 3.5 1.5 4v14.5c3.5-.5 7 0 9.7 1.9zM12.8 5.8C15.5 4 19 3.5 22.5 4v14.5c-3.5-.5-7 0-9.7 1.9z"/>',
  neutral:
    '<path fill-rule="evenodd" d="M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zm0 4a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z"/>',
  resource:
    '<path fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 6.3L7.8 12l4.2 4.2 4.2-4.2z"/>',
  damage: '<path d="M12 1.2c2.6 5 7.4 8.3 7.4 13.8a7.4 7.4 0 0 1-14.8 0C4.6 9.5 9.4 6.2 12 1.2z"/>',
  progress:
    '<path fill-rule="evenodd" d="M12 .5L23.5 12 12 23.5.5 12zm0 5.8l-1.5 4.2L6.3 12l4.2 1.5 1.5 4.2 1.5-4.2 4.2-1.5-4.2-1.5z"/>',
  unique: '<path d="M12 3l4.5 9L12 21l-4.5-9z"/><circle cx="3.6" cy="12" r="2.3"/><circle cx="20.4" cy="12" r="2.3"/>',
  lantern:
    '<path fill-rule="evenodd" d="M9.5 3.5a2.5 2.5 0 0 1 5 0V5H17l1.5 3h-13L7 5h2.5zm1.5 0V5h2V3.5a1 1 0 0 0-2 0zM6.5 9h11l1 10.5h-13zM12 10.5c.3 2 2.3 2.8 2.3 5a2.3 2.3 0 0 1-4.6 0c0-1.3 1-1.8 1.2-3 .7.4.9.9 1 1.5.3-1 .4-2.2.1-3.5z"/><path d="M4.5 20.5h15v2h-15z"/>',
  shadow: '<path d="M15.5 1.8A10.4 10.4 0 1 0 22.2 17 9 9 0 0 1 15.5 1.8z"/>',
  victory: '<path d="M3 4h18l-2 6 2 6H3l2-6zM6 18h12v2.5H6z"/>',
  exhaust: '<path d="M12 4a8 8 0 1 1-7.7 10.2l2.3-.6A5.6 5.6 0 1 0 12 6.4V10L6.5 5.3 12 .6z"/>',
  card: '<path d="M6 2h12a1.5 1.5 0 0 1 1.5 1.5v17A1.5 1.5 0 0 1 18 22H6a1.5 1.5 0 0 1-1.5-1.5v-17A1.5 1.5 0 0 1 6 2z"/>',
  mark: '<path d="M2 21L8.5 8l3 5.5L14.5 5 22 21z"/><path d="M12 .8l1 2.6h-2z"/>',
} as const;
/** Lines. */
export const LINES = {
  undo: "M8 5L3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3",
  redo: "M16 5l4.5 4.5L16 14M20 9.5H10a5.5 5.5 0 0 0 0 11h3",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21",
  gear: "M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22M5 5l2.4 2.4M16.6 16.6L19 19M5 19l2.4-2.4M16.6 7.4L19 5",
  menu: "M4 6h16M4 12h16M4 18h16",
  chat: "M3.5 4.5h17v11h-9L7 20v-4.5H3.5z",
  bug: "M8 9a4 4 0 0 1 8 0v6a4 4 0 0 1-8 0zM4 8l4 2M20 8l-4 2M3.5 14H8M16 14h4.5M5 20l3.5-3M19 20l-3.5-3",
  play: "M7 4.5v15l12-7.5z",
  share: "M12 3v12M7.5 7.5L12 3l4.5 4.5M5 12v8.5h14V12",
  replay: "M5 5v5h5M5.5 10A7.5 7.5 0 1 1 4.5 14",
  users:
    "M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 20c0-4 2.8-6 6.5-6s6.5 2 6.5 6M16 5.5a3.2 3.2 0 0 1 0 6.3M18 14.5c2.2.7 3.5 2.5 3.5 5.5",
  link: "M10 14a4 4 0 0 1 0-5.6l3-3a4 4 0 0 1 5.6 5.6L17 12.6M14 10a4 4 0 0 1 0 5.6l-3 3A4 4 0 0 1 5.4 13L7 11.4",
  map: "M3 5.5l6-2 6 2 6-2v15l-6 2-6-2-6 2zM9 3.5v15M15 5.5v15",
  book: "M5 4h13a1 1 0 0 1 1 1v15H6.5A1.5 1.5 0 0 1 5 18.5zM5 18.5A1.5 1.5 0 0 1 6.5 17H19",
  globe: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c3.5 3.5 3.5 14.5 0 18M12 3c-3.5 3.5-3.5 14.5 0 18",
  next: "M9 5l7 7-7 7",
  first: "M5 5v14M19 5l-9 7 9 7z",
  last: "M19 5v14M5 5l9 7-9 7z",
  rewind: "M11.5 6l-7 6 7 6zM20 6l-7 6 7 6z",
  forward: "M12.5 6l7 6-7 6zM4 6l7 6-7 6z",
  eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  hand: "M5 8l9-3 5 13-9 3zM8 7L6 18",
  why: "M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18v.5",
  pause: "M8 5v14M16 5v14",
  flag: "M5 3v19M5 4h13l-3 4.5 3 4.5H5",
  copy: "M8 8h12v12H8zM4 16V4h12",
  check: "M4.5 12.5l5 5L20 7",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  up: "M6 15l6-6 6 6",
  compass: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM15.5 8.5l-2 5-5 2 2-5z",
  cup: "M7 4h10v5a5 5 0 0 1-10 0zM7 5.5H3.5C3.5 9 5 10 7 10M17 5.5h3.5C20.5 9 19 10 17 10M12 14v4M8 20.5h8",
  filter: "M4 5h16l-6 8v6l-4-2v-4z",
  close: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  down: "M6 9l6 6 6-6",
  back: "M15 5l-7 7 7 7",
  home: "M4 11l8-7 8 7M6 10v10h12V10",
  pin: "M9 3h6l-1 7 3 3H7l3-3zM12 13v8",
  warn: "M12 4l9.5 16h-19zM12 10v4M12 17v.5",
  sound: "M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  download: "M12 3v12M7.5 10.5L12 15l4.5-4.5M5 18v2.5h14V18",
  upload: "M12 15V3M7.5 7.5L12 3l4.5 4.5M5 18v2.5h14V18",
  trash: "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",
  spark: "M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z",
  key: "M3 7h18v10H3zM7 14h10M7 10.5h.1M12 10.5h.1M17 10.5h.1",
} as const;

export type IconName = keyof typeof FILLED | keyof typeof LINES;

export function isFilled(name: IconName): name is keyof typeof FILLED {
  return name in FILLED;
}

export function isIcon(name: string): name is IconName {
  return name in FILLED || name in LINES;
}
