/** Steps of the 4 px grid. */
export const space = [0, 4, 8, 12, 16, 24, 32, 48, 64, 96];

/** Height of the bar at the top of every page in CSS pixels: the one source for styles and code. */
export const navbarHeight = 60;

export const sizes = {
  page: "1440px",
  navbar: `${navbarHeight}px`,
  sidebar: "280px",
  toc: "232px",
  /** Column of a page's content. */
  content: "46rem",
  /** Longest line of running text, 68 to 74 characters. */
  measure: "38rem",
};
