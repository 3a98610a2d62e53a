import type { ThemeUIStyleObject } from "theme-ui";

import { sizes } from "./tokens";

export const column = "minmax(0, 1fr)";
export const columns = (count: number): string => `repeat(${count}, ${column})`;
export const row = { display: "flex", alignItems: "center" } as const;
export const inlineRow = { display: "inline-flex", alignItems: "center" } as const;
export const wrapping = { display: "flex", flexWrap: "wrap" } as const;
export const centred = { display: "grid", placeItems: "center" } as const;
export const scrolling = { overflowY: "auto", overscrollBehavior: "contain" } as const;
export const drawing = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;
export const plainList = { margin: 0, padding: 0, listStyle: "none" } as const;
export const clipped = { position: "absolute", size: 1, overflow: "hidden", clipPath: "inset(50%)" } as const;
export const box = { border: "1px solid var(--hairline)", borderRadius: "medium" };
export const outlined = { border: "1px solid var(--control)", borderRadius: "medium" };
export const field = { ...outlined, font: "inherit", bg: "paper" };
export const muted = { fontSize: "small", color: "muted" };
export const quiet = { color: "muted", "&:hover": { color: "ink" } };
export const underlined = { textDecoration: "none", "&:is(:hover, :focus-visible)": { textDecoration: "underline" } };
export const mutedLink = { ...quiet, textDecoration: "none", "&:hover": { color: "ink", textDecoration: "underline" } };
export const backdrop = { "&::backdrop": { background: "rgb(10 14 20 / 50%)" } };
/** For a summary that shows otherwise that it opens: without the chevron of all others. */
export const noMarker = { cursor: "pointer", "&::before": { content: "none" } };
/** The column of a page, whose text begins at the same left edge everywhere. */
export const articleColumn = {
  "--gutter": ["16px", null, "24px", "48px"],
  width: "100%",
  maxWidth: `calc(${sizes.content} + 96px)`,
  minWidth: 0,
  px: "var(--gutter)",
  pb: 8,
};

/** A tab on a line that is thicker below the selected one. */
export const tab = {
  ...quiet,
  px: 3,
  mb: "-1px",
  pb: "2px",
  "&[aria-selected=true]": { color: "ink", fontWeight: "strong", pb: 0, borderBottom: "2px solid var(--accent)" },
  "&:focus-visible": { outlineOffset: "-2px" },
};

/** For a link in a row: tall enough for a finger in narrow windows. */
export const target = { ...inlineRow, minHeight: [44, null, null, 32] };

/** A wide query field, with room for the icon at its start. */
export const searchInput = {
  ...field,
  pl: "44px",
  pr: 3,
  color: "inherit",
  "&::placeholder": { color: "muted", opacity: 1 },
} satisfies ThemeUIStyleObject;

/** A field above what it filters. */
export const filterInput = { ...searchInput, pl: 3, width: "100%", minHeight: 44 } satisfies ThemeUIStyleObject;

export const searchInputIcon = { position: "absolute", left: 3, color: "muted", pointerEvents: "none" } as const;

/** A box next to a word, shown on hover and on focus. */
export const floatingStyle = {
  ...outlined,
  zIndex: 5,
  bg: "paper",
  boxShadow: "0 4px 16px rgb(0 0 0 / 18%)",
  lineHeight: "small",
  color: "ink",
} satisfies ThemeUIStyleObject;

/** Returns the hue for a box's or badge's tints. */
export const hue = (name: string) => ({ "--hue": `var(--${name})` });

const mark = <Shape extends ThemeUIStyleObject>(name: string, shape: Shape) => ({ ...hue(name), "&::before": shape });

/** Rows as blocks of two columns. */
export const blockRows = {
  background: "none",
  "table, tbody": { display: "block" },
  // Screen readers still read it; on screen each cell shows its own label.
  thead: clipped,
  "tbody > tr": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: 3,
    rowGap: 1,
    py: 3,
    borderBottom: "1px solid var(--hairline)",
  },
  "tbody > tr:first-of-type": { borderTop: "1px solid var(--hairline)" },
  "tbody > tr > *": {
    gridColumn: "1 / -1",
    display: "block",
    p: 0,
    // Browsers forget the padding of code that continues on the next line.
    pr: 1,
    border: 0,
    textAlign: "left",
    overflowWrap: "anywhere",
  },
  ".known": { m: 0 },
  "tbody > tr > td:empty": { display: "none" },
} satisfies ThemeUIStyleObject;

/** A toolkit item's status as a disc next to the word: full, half, dotted, struck out. */
export const statusMark = {
  color: "var(--hue)",
  "&::before": {
    content: '""',
    display: "inline-block",
    flex: "none",
    size: 10,
    mr: 1,
    border: "1.5px solid",
    borderRadius: "50%",
    printColorAdjust: "exact",
  },
  "&.works": mark("tip", { bg: "currentColor" }),
  "&.partial": mark("warning", { background: "linear-gradient(90deg, currentColor 50%, transparent 50%)" }),
  "&.placeholder": mark("note", { borderStyle: "dotted" }),
  "&.unavailable": mark("danger", {
    background: "linear-gradient(45deg, transparent 42%, currentColor 42% 58%, transparent 58%)",
  }),
} satisfies ThemeUIStyleObject;

/** Matches a part of the page while the navbar is hidden; focus brings the navbar back. */
export const whileNavbarHidden = "html[data-navbar=hidden] .navbar:not(:focus-within) ~ .page &";

const up = "calc(-1 * var(--navbar-height))";

/** Returns a sticky column that moves up when the navbar hides; its margin makes up for it: nothing else moves. */
export const underNavbar = (size: "height" | "maxHeight") =>
  ({
    position: "sticky",
    top: "var(--navbar-height)",
    [size]: "calc(100vh - var(--navbar-height))",
    transition: "transform 160ms ease-out, height 0s 160ms, max-height 0s 160ms, margin 0s 160ms",
    [whileNavbarHidden]: {
      transform: `translateY(${up})`,
      [size]: "100vh",
      mb: up,
      transition: "transform 160ms ease-out",
    },
  }) satisfies ThemeUIStyleObject;

export const lineMark = (color: string) => ({
  bg: `color-mix(in srgb, ${color} 12%, transparent)`,
  borderLeft: `3px solid ${color}`,
  pl: "13px",
});
