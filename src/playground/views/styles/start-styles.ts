import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../../theme/media";
import { box, plainList, wrapping } from "../../../theme/mixins";
import { playgroundMedia, textButton, touchTarget } from "./shared-styles";

const marks = { fill: "none", stroke: "control", strokeLinecap: "round", strokeLinejoin: "round" } as const;

export const startStyles = {
  // No frame, because the cards have their own.
  ".workbench:has(> .start)": { height: "auto", margin: 0, border: 0 },
  // If a message is about to open, show the outline of the panes; otherwise the start page.
  ".start-skeleton": { "html[data-opens] &": { display: "none" } },
  ".editor-skeleton": { "html:not([data-opens]) &": { display: "none" } },
  ".start": {
    paddingBottom: "32px",
    "h2, h3, p": { margin: 0 },
    h2: { fontSize: "h3", lineHeight: 1.3 },
    "section + section": { marginTop: "32px" },
    ".tool:disabled": { color: "ink", opacity: 1, cursor: "progress" },
    ".tool.primary:disabled": { color: "accentInk" },
  },
  // The space for a message is between the two marks.
  ".begin": {
    position: "relative",
    display: "grid",
    justifyItems: "center",
    gap: "8px",
    padding: "32px 72px 24px",
    borderRadius: "medium",
    background: "raised",
    textAlign: "center",
    [playgroundMedia.touch]: { padding: "24px 16px 12px" },
    [media.noScript]: { display: "none" },
    "> p:first-of-type": {
      maxWidth: "42rem",
      color: "muted",
      textWrap: "balance",
      [playgroundMedia.touch]: { padding: "0 28px" },
    },
    "> svg": {
      ...marks,
      position: "absolute",
      top: "50%",
      left: "24px",
      height: "112px",
      transform: "translateY(-50%)",
      strokeWidth: 2.5,
      // Beside the text, because the buttons need the full width.
      [playgroundMedia.touch]: { top: "28px", left: "4px", height: "80px", transform: "none" },
    },
    "> svg + svg": {
      right: "24px",
      left: "auto",
      transform: "translateY(-50%) scaleX(-1)",
      [playgroundMedia.touch]: { right: "4px", left: "auto", transform: "scaleX(-1)" },
    },
  },
  ".ways": {
    ...wrapping,
    justifyContent: "center",
    gap: "8px",
    marginTop: "8px",
    ".tool": { borderColor: "control", background: "paper" },
    ".tool.primary": { padding: "0 20px", fontWeight: "strong", background: "accent" },
    [playgroundMedia.phone]: {
      width: "100%",
      ".tool": { flex: "1 0 40%", justifyContent: "center" },
      ".tool.primary": { flexBasis: "100%" },
      // Phones can't pick folders.
      ".folder": { display: "none" },
    },
  },
  ".quiet": {
    ...wrapping,
    justifyContent: "center",
    columnGap: "16px",
    fontSize: "small",
    ".tool": { ...textButton, padding: 0, color: "accent", ...touchTarget },
    ".tool:hover": { background: "none" },
    ".tool:disabled": { color: "accent" },
  },
  ".cards": {
    ...plainList,
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 22rem), 1fr))",
    gap: "12px",
    marginTop: "12px",
    li: {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: "16px",
      rowGap: "4px",
      padding: "16px",
      ...box,
      transition: "border-color 120ms ease-out",
      "&:hover, &:focus-within": { borderColor: "accent" },
    },
    h3: { fontSize: "body", fontWeight: "strong", lineHeight: 1.35 },
    "h3 a": { color: "ink", textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
    "li:hover h3 a": { color: "accent" },
    "h3 span": { color: "muted", fontSize: "small", fontWeight: "body", whiteSpace: "nowrap" },
    p: { gridColumn: 2, color: "muted", fontSize: "small", lineHeight: "small" },
  },
  ".between": {
    ...marks,
    gridRow: "1 / 3",
    marginTop: "-2px",
    strokeWidth: 1.75,
    "> :last-child": { stroke: "accent" },
  },
} satisfies ThemeUIStyleObject;

export const savedStyles = {
  ".saved-messages": {
    "> p": { marginTop: "4px", color: "muted", fontSize: "small" },
    "> ul": plainList,
    "li button": {
      ...wrapping,
      alignItems: "baseline",
      columnGap: "12px",
      width: "100%",
      minHeight: 44,
      padding: "10px 0",
      borderBottom: "1px solid var(--hairline)",
      textAlign: "left",
      overflowWrap: "anywhere",
      "span:first-child": { color: "accent" },
      "&:hover span:first-child": { textDecoration: "underline" },
    },
    "> .tool": { marginTop: "8px", borderColor: "control" },
  },
} satisfies ThemeUIStyleObject;
