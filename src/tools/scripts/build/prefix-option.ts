/** What tells Gatsby's `build` that the site is served below a path. */
export const prefixOption: readonly string[] = process.env.SITE_PATH_PREFIX ? ["--prefix-paths"] : [];
