/** Bodies of the icons on a 24 px grid, drawn with 1.5 px strokes. */
const icons = {
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1"/>',
  moon: '<path d="M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z"/>',
  system: '<rect x="3" y="4.5" width="18" height="12" rx="1.5"/><path d="M9 20h6M12 16.5V20"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  "chevron-down": '<path d="m6 9.5 6 6 6-6"/>',
  "chevron-right": '<path d="m9.5 6 6 6-6 6"/>',
  "arrow-left": '<path d="M20 12H4.5M11 5.5 4.5 12l6.5 6.5"/>',
  "arrow-right": '<path d="M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5"/>',
  external: '<path d="M8 16 18 6M10 6h8v8"/>',
  edit: '<path d="m5 19 1-4L16.5 4.5l3 3L9 18l-4 1Z"/>',
  copy: '<rect x="9" y="9" width="11" height="11" rx="1.5"/><path d="M5.5 15H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v.5"/>',
  download: '<path d="M12 4v11M7 10.5l5 5 5-5M5 20h14"/>',
  wrap: '<path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4M4 18h4"/><path d="m15 15.5-2.5 2.5 2.5 2.5"/>',
  more: '<path d="M5.5 12h.1M12 12h.1M18.500 12h.1" stroke-width="2.5"/>',
  play: '<path d="M8 5.500v13l10.500-6.500Z"/>',
  home: '<path d="m4 11 8-7 8 7v8.5a.5.5 0 0 1-.5.5H15v-6H9v6H4.500a.5.5 0 0 1-.5-.5Z"/>',
  note: '<path d="M5 4h14v11l-5 5H5Z"/><path d="M14 20v-5h5M8.5 9h7M8.5 13h4"/>',
  tip: '<path d="M9 18h6M10 21h4M8.5 15.500A6 6 0 1 1 15.5 15.500V18h-7Z"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.500M12 7.600v.1"/>',
  warning: '<path d="M12 4 2.8 19.500h18.400Z"/><path d="M12 10v4.500M12 17v.1"/>',
  danger: '<path d="M8.3 3.500h7.400l5 5v7l-5 5H8.300l-5-5v-7Z"/><path d="M12 8v5M12 16v.1"/>',
};

export type IconName = keyof typeof icons;

const symbols = Object.entries(icons)
  .map(([name, body]) => `<symbol id="_icon-${name}" viewBox="0 0 24 24">${body}</symbol>`)
  .join("");

/** All icons as one hidden SVG, first in the body of every page. */
export const iconSprite = `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${symbols}</svg>`;
