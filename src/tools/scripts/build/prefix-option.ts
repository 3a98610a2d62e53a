/** Option of `gatsby build` for a site with a path prefix. */
export const prefixOption: readonly string[] = process.env.SITE_PATH_PREFIX ? ["--prefix-paths"] : [];
