import type { ThemeUIStyleObject } from "theme-ui";

import { navbarHeight } from "../../theme/breakpoints";
import { type ColorScheme, dark, light } from "../../theme/colors";
import { media } from "../../theme/media";
import { clipped } from "../../theme/mixins";
import { fonts, lineHeights } from "../../theme/tokens";

const variables = (scheme: ColorScheme): Record<string, string> =>
  Object.fromEntries(Object.entries(scheme).map(([name, value]) => [`--${name}`, value]));

/** Variables, reset and the few rules for elements everywhere. */
export const globalStyles = {
  ":root": { colorScheme: "light", "--navbar-height": `${navbarHeight}px`, ...variables(light) },
  "[data-theme=dark]": { colorScheme: "dark", ...variables(dark) },
  "*, *::before, *::after": { boxSizing: "border-box" },
  ":root:has(dialog[open])": { overflow: "hidden", background: "color-mix(in srgb, var(--paper), rgb(10 14 20))" },
  html: { scrollbarGutter: "stable", WebkitTextSizeAdjust: "100%", scrollPaddingTop: "16px" },
  body: {
    margin: 0,
    background: "var(--paper)",
    color: "ink",
    font: `400 1rem/${lineHeights.body} ${fonts.body}`,
    overflowWrap: "break-word",
  },
  "h1, h2, h3, h4, h5, h6": { lineHeight: 1.25, textWrap: "balance" },
  // The line is below the underscores of names.
  a: { color: "accent", textUnderlineOffset: ".28em", textDecorationThickness: "1px" },
  "img, svg, picture, input": { maxWidth: "100%" },
  img: { height: "auto" },
  "code, kbd, pre, samp": { fontFamily: "mono" },
  button: { font: "inherit", color: "inherit", background: "none", border: 0, padding: 0, cursor: "pointer" },
  // One chevron for all that opens, instead of the browser's triangle.
  ":where(summary)": { listStyle: "none" },
  ":where(summary)::-webkit-details-marker": { display: "none" },
  ":where(summary)::before": {
    content: '""',
    display: "inline-block",
    flex: "none",
    size: 8,
    mr: "10px",
    ml: "2px",
    border: "solid currentColor",
    borderWidth: "0 1.5px 1.5px 0",
    verticalAlign: "0.1em",
    rotate: "-45deg",
    transition: "rotate 140ms ease-out",
  },
  ":where(details[open] > summary)::before": { rotate: "45deg" },
  ":focus-visible": { outline: "2px solid var(--accent)", outlineOffset: "2px", borderRadius: "2px" },
  'main:focus, #gatsby-focus-wrapper:focus, [tabindex="-1"]:not(button):focus': { outline: "none" },
  ".visually-hidden": {
    ...clipped,
    position: "absolute !important" as "absolute",
    margin: "-1px",
    padding: 0,
    whiteSpace: "nowrap",
    border: 0,
  },
} satisfies ThemeUIStyleObject;

/** The selection, and rules for all parts for reduced motion and for print. */
export const readerStyles = {
  "::selection": { background: "color-mix(in srgb, var(--accent) 24%, transparent)" },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      transition: "none !important",
      animation: "none !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
  [media.print]: {
    ":root, [data-theme=dark]": { colorScheme: "light", ...variables(light) },
    html: { scrollbarGutter: "auto" },
    body: { fontSize: "10.5pt" },
    a: { color: "inherit" },
    ".no-print": { display: "none !important" },
  },
} satisfies ThemeUIStyleObject;
