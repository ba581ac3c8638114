/** Seven colours a picture is painted with: [sky high, sky low, light, far, middle, near, accent]. */
export type Palette = readonly [string, string, string, string, string, string, string];

export const PALETTES = {
  violet: ["#2a2147", "#b58aa6", "#ffe6bf", "#6d567f", "#453560", "#1e1730", "#e9bd72"],
  ember: ["#31120f", "#d07440", "#ffdc9a", "#7f3a29", "#4d1f19", "#1f0c0a", "#ffc35a"],
  moon: ["#0f2338", "#7fb0c8", "#f3f6e6", "#436d8a", "#24475f", "#0c1c2a", "#e8e2b8"],
  moss: ["#16291c", "#a9b878", "#fbf3c0", "#5f7f4c", "#365230", "#122014", "#f0d277"],
  gold: ["#4a3a26", "#e6c98a", "#fff7dc", "#a3835a", "#6a5236", "#2b2014", "#fff0b8"],
  mirk: ["#0b1614", "#3f5f4d", "#c9e0a8", "#2a4438", "#172a24", "#070e0d", "#b9f09a"],
  web: ["#0d1217", "#4c5c60", "#e3ecdf", "#2f3c42", "#1a2328", "#080c0f", "#f2b76a"],
  guldur: ["#120d18", "#5d3b45", "#ff9d63", "#3b2735", "#241723", "#0c070d", "#ff7f4d"],
  wild: ["#2b2a26", "#a89f7c", "#f6ecc4", "#70694f", "#474332", "#1b1a14", "#e7c66a"],
  river: ["#1c2d3a", "#a7b9a9", "#fff3cf", "#5d7a7c", "#385355", "#132022", "#f6dc9a"],
  cave: ["#0b0d10", "#35424a", "#ffcf87", "#232d33", "#161d22", "#06080a", "#ffb65c"],
  dawn: ["#3b4a66", "#f0b98c", "#fff3d6", "#8a7c86", "#574f62", "#231f2b", "#ffd890"],
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
