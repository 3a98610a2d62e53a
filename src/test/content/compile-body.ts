import { siteShortcodes } from "../../gatsby/compiled/site-shortcodes";
import { compile, type Compiled, type CompileInput, compileMarkdown } from "../../mdx/compile";
import type { Toolkit } from "../../reference/toolkit/toolkit";
import { fakeToolkit } from "./fake-toolkit";

interface Overrides extends Partial<CompileInput> {
  toolkit?: Toolkit;
}

/** Compiles a body as content/docs/page.mdx, with three lines of frontmatter; "./other.mdx" is an existing page. */
export const compileBody = (
  body: string,
  { toolkit = fakeToolkit, ...overrides }: Overrides = {},
): Compiled & { markdown: string } => {
  const shortcodes = siteShortcodes(toolkit);
  const input: CompileInput = {
    body,
    file: "content/docs/page.mdx",
    lineOffset: 3,
    interactive: false,
    resolveFile: (relative) => (relative === "./other.mdx" ? "/docs/other/" : undefined),
    ...overrides,
  };
  return { ...compile(input, shortcodes), markdown: compileMarkdown(input, shortcodes) };
};
