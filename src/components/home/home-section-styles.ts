import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

const mask = (path: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 18' preserveAspectRatio='none'%3E%3Cpath d='${path}' fill='none' stroke='%23000' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round' vector-effect='non-scaling-stroke'/%3E%3C/svg%3E") center / 100% 100% no-repeat`;

/** The two equal marks, as masks for a box of any colour and size. */
export const marks = {
  left: mask("M8.5 1.5 1.5 9l7 7.5"),
  right: mask("M1.5 1.5 8.5 9l-7 7.5"),
};

const mark = (side: keyof typeof marks) => ({
  content: '""',
  flex: "none",
  width: "0.42em",
  height: "0.76em",
  bg: "accent",
  mask: marks[side],
});

/** A heading between the two marks. */
export const markedHeading = {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.45em",
  m: 0,
  fontSize: "h2",
  fontWeight: "strong",
  letterSpacing: "-0.015em",
  "&::before": mark("left"),
  "&::after": mark("right"),
} satisfies ThemeUIStyleObject;

/** The two columns that the page's sections share if there is room. */
export const homeColumns = { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", columnGap: 7 } as const;

/** The grid under all sections of the home page, and their common styles. */
export const homeSectionStyles = {
  ".home-grid": { maxWidth: "page", mx: "auto", px: [4, null, 5] },
  // A line from edge to edge with the change on it, a little further along in each section.
  ".home-part": {
    position: "relative",
    borderTop: "1px solid",
    borderColor: "hairline",
    py: [7, null, 8],
    "&::before": {
      content: '""',
      position: "absolute",
      top: "-4.5px",
      left: "var(--along)",
      width: 8,
      height: 8,
      borderRadius: "50%",
      bg: "accent",
    },
    "&.raised": { bg: "raised" },
    "> div > h2": markedHeading,
    ".more": { display: "inline-flex", alignItems: "center", minHeight: [44, null, null, 32] },
  },
} satisfies ThemeUIStyleObject;

export type HomeSectionClass = ClassNames<typeof homeSectionStyles>;
