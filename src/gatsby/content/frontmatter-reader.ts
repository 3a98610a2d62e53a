import { createRequire } from "node:module";

import { readFrontmatter } from "../../diagnostics/frontmatter";

interface Reader {
  parseFrontmatter(digest: string, raw: string): { frontmatter: Record<string, unknown>; body: string };
}

const readerOfPlugin = (): Reader => createRequire(__filename)("gatsby-plugin-mdx/dist/frontmatter") as Reader;

/** Has gatsby-plugin-mdx read frontmatter as this site does: invalid YAML is reported once, with its line, and not thrown. */
export const shareFrontmatterReader = (reader = readerOfPlugin()): void => {
  reader.parseFrontmatter = (_digest, raw) => readFrontmatter(raw);
};
