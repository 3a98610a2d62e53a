import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

const chevron = (path: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 18'%3E%3Cpath d='${path}' fill='none' stroke='%23000' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E") center / contain no-repeat`;

/** The two equal marks, as masks for a box of any colour. */
export const marks = { left: chevron("M8 2 2 9l6 7"), right: chevron("M2 2l6 7-6 7") };

const mark = (side: keyof typeof marks): ThemeUIStyleObject => ({
  content: '""',
  flex: "none",
  width: "0.42em",
  height: "0.76em",
  bg: "accent",
  mask: marks[side],
});

/** The grid that all parts of the home page stand on, and what they have in common. */
export const homeSectionStyles = {
  ".home-grid": { maxWidth: "page", mx: "auto", px: [4, null, 5] },
  // A line from edge to edge, on it the change: a little further with each part of the page.
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
    "> div > h2, > div > div > h2": {
      display: "inline-flex",
      alignItems: "center",
      gap: "0.45em",
      m: 0,
      fontSize: "h2",
      fontWeight: "strong",
      letterSpacing: "-0.015em",
      "&::before": mark("left"),
      "&::after": mark("right"),
    },
    ".more": { display: "inline-flex", alignItems: "center", minHeight: [44, null, null, 32] },
  },
} satisfies ThemeUIStyleObject;

export type HomeSectionClass = ClassNames<typeof homeSectionStyles>;
