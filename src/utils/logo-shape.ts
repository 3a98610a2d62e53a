/** The logo on a 24 px grid: two equal marks with the change between them. */
export const logoShape = {
  marks: "M8.5 3.5 3 12l5.5 8.5M15.5 3.5 21 12l-5.5 8.5",
  stroke: 2.25,
  change: { cx: 12, cy: 12, r: 1.9 },
} as const;
