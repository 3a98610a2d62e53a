/** A second build for the browser tests: where it is, and where it is to be served. */
export const prefixedSite = {
  copy: "test-results/prefixed",
  prefix: "/docs-site",
  url: "https://docs.example.org",
} as const;
