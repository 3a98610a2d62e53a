import { navbarHeight } from "./breakpoints";

/** Steps of the 4 px grid. */
export const space = [0, 4, 8, 12, 16, 24, 32, 48, 64, 96];

export const sizes = {
  page: "1488px",
  navbar: `${navbarHeight}px`,
  sidebar: "280px",
  toc: "232px",
  /** Widest block of an article: code, a table. */
  content: "55rem",
  /** Longest line of running text, 68 to 74 characters. */
  measure: "38rem",
};

export const fonts = {
  // On Linux, system-ui is often DejaVu Sans, which is wide.
  body: '-apple-system, "Segoe UI", Roboto, Ubuntu, Cantarell, "Noto Sans", "Liberation Sans", Arial, system-ui, sans-serif',
  mono: "ui-monospace, Menlo, Consolas, monospace",
};

export const fontSizes = {
  tiny: "0.8125rem",
  small: "0.875rem",
  body: "1rem",
  lead: "1.125rem",
  h4: "1.0625rem",
  h3: "1.2rem",
  h2: "1.5rem",
  section: "1.875rem",
  h1: "2.25rem",
  display: "min(clamp(2.25rem, 1.4rem + 3.6vw, 3.5rem), 17vw)",
};

export const fontWeights = { body: 400, strong: 600 };

export const lineHeights = { body: 1.65, heading: 1.15, small: 1.5, code: 1.6 };
