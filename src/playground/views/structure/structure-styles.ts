import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { textField } from "../parts/styles/field-styles";
import { playgroundMedia } from "../parts/styles/playground-media";

export const structureStyles = {
  // It stays while the rows scroll below it.
  ".structure-search": {
    position: "sticky",
    top: "-12px",
    zIndex: 1,
    display: "flex",
    flexWrap: "wrap",
    gap: "4px 12px",
    alignItems: "center",
    margin: "-12px -12px 0",
    padding: "12px 12px 8px",
    background: "paper",
    input: { ...textField, flex: "1 1 200px", maxWidth: "28rem" },
    span: { color: "muted", fontSize: "tiny", fontVariantNumeric: "tabular-nums" },
  },
  ".structure": {
    ".row": {
      display: "flex",
      alignItems: "stretch",
      minHeight: 32,
      scrollMargin: "64px 8px 8px",
      cursor: "pointer",
      [playgroundMedia.touch]: { minHeight: 44 },
      "&:hover": { background: "raised" },
      "&:focus-visible": { outlineOffset: -2 },
      "&[aria-expanded=true] .icon": { transform: "rotate(90deg)" },
      "&[aria-selected=true] .item": {
        paddingLeft: "8px",
        borderLeft: "2px solid var(--accent)",
        fontWeight: "strong",
      },
    },
    mark: {
      borderRadius: "small",
      color: "ink",
      background: "color-mix(in srgb, var(--accent) 24%, transparent)",
    },
  },
  ".toggle": {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: 28,
    color: "muted",
    [playgroundMedia.touch]: { width: 44 },
    ".icon": { width: "1rem", height: "1rem", transition: "transform 120ms ease-out" },
  },
  ".item": {
    flex: 1,
    alignSelf: "center",
    minWidth: 0,
    padding: "4px 8px 4px 10px",
    overflowWrap: "anywhere",
    "&.more": { color: "accent" },
  },
  ".found": { display: "block", color: "muted", fontWeight: "body", fontSize: "tiny" },
} satisfies ThemeUIStyleObject;

export type StructureClass = ClassNames<typeof structureStyles>;
