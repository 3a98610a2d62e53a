import { playgroundMedia } from "./playground-media";

/** Toolbars that wrap onto a second line. */
export const toolRow = { display: "flex", flexWrap: "wrap", gap: "4px", alignItems: "center" } as const;

/** A button that looks like a link. */
export const textButton = { textDecoration: "underline", textUnderlineOffset: "0.18em", minHeight: 24 } as const;

/** The minimum size of a touch target. */
export const touchTarget = { [playgroundMedia.touch]: { minWidth: 44, minHeight: 44 } } as const;

/** A list without bullets. */
export const plainList = { margin: 0, padding: 0, listStyle: "none" } as const;

/** A list whose items link to positions with buttons that look like links. */
export const itemList = {
  ...plainList,
  li: { padding: "10px 0", borderBottom: "1px solid var(--hairline)", overflowWrap: "anywhere" },
  p: { margin: "2px 0 0" },
  "button:not(.tool)": {
    ...textButton,
    color: "accent",
    textAlign: "left",
    overflowWrap: "anywhere",
    ...touchTarget,
  },
} as const;

export const monospace = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';

/** Shadows that show there's more to scroll to; covers that move with the content hide them at the ends. */
export const scrollShadows = [
  "linear-gradient(to right, var(--paper) 33%, transparent) 0 / 3rem 100% no-repeat local",
  "linear-gradient(to right, color-mix(in srgb, var(--ink) 16%, transparent), transparent) 0 / 1rem 100% no-repeat",
  "linear-gradient(to left, var(--paper) 33%, transparent) 100% / 3rem 100% no-repeat local",
  "linear-gradient(to left, color-mix(in srgb, var(--ink) 16%, transparent), transparent) 100% / 1rem 100% no-repeat",
].join(", ");
