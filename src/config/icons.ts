/** URLs of the site's icons: the SVG is a file in static/, the build draws the others. */
export const icons = {
  svg: "/favicon.svg",
  ico: "/favicon.ico",
  touch: "/apple-touch-icon.png",
  small: "/icon-192.png",
  large: "/icon-512.png",
  maskable: "/icon-maskable-512.png",
} as const;
