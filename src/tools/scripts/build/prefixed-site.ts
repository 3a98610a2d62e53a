/** A second build for the browser tests: its folder and its path prefix. */
export const prefixedSite = {
  copy: "test-results/prefixed",
  prefix: "/docs-site",
  url: "https://docs.example.org",
} as const;
