/** Somebody with a lantern, between the trees of the title. */
const CLOAK =
  "M-6-50C-10-61-4-72 3-73 9-70 12-62 9-52L16-48 25-50 26-46 18-38C19-34 18-30 17-24L13-22 14-12 12 2H4L2-16-3 2H-9C-15-2-22 3-33-5-22-14-21-34-15-46z";

export const traveller =
  `<defs><radialGradient id="lg"><stop stop-color="#fff0c4"/><stop offset=".08" stop-color="#ffd98a" stop-opacity=".9"/><stop offset=".3" stop-color="#f0bd62" stop-opacity=".34"/><stop offset="1" stop-color="#f0bd62" stop-opacity="0"/></radialGradient></defs>` +
  `<ellipse cx="900" cy="806" rx="380" ry="70" fill="url(#lg)" opacity=".5"/><circle cx="930" cy="716" r="230" fill="url(#lg)"/>` +
  `<g transform="translate(880 808) scale(1.85)"><path transform="translate(1.2 -.6)" fill="#ffd58a" opacity=".85" d="${CLOAK}"/><path fill="#060b0a" d="${CLOAK}"/></g>` +
  `<path d="M929 719v10" stroke="#1b1408" stroke-width="2.5"/><path d="M922 730h14l4 20h-22z" fill="#fff2cf"/><path d="M920 729h18M916 751h26" stroke="#1b1408" stroke-width="3"/>`;
