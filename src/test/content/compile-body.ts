import { siteShortcodes } from "../../gatsby/compiled/site-shortcodes";
import { compile, type Compiled, type CompileInput, compileMarkdown } from "../../mdx/compile";
import { type OpenNode, printSlots } from "../../mdx/nodes/slots";
import type { Toolkit } from "../../reference/toolkit/toolkit";
import type { ContentNode } from "../../utils/content-node";
import { fakeToolkit } from "./fake-toolkit";

interface Overrides extends Partial<CompileInput> {
  toolkit?: Toolkit;
}

/** The result of the compile pass, with its content trees printed without marks, figures and images. */
interface CompiledBody extends Omit<Compiled, "content" | "excerpt"> {
  content: ContentNode[];
  excerpt: ContentNode[];
  /** The content with its slots. */
  open: OpenNode[];
  styled: string[];
}

/** Compiles a body as content/docs/page.mdx, with three lines of frontmatter; "./other.mdx" is an existing page. */
export const compileBody = (body: string, { toolkit = fakeToolkit, ...overrides }: Overrides = {}): CompiledBody => {
  const shortcodes = siteShortcodes(toolkit);
  const input: CompileInput = {
    body,
    file: "content/docs/page.mdx",
    lineOffset: 3,
    interactive: false,
    resolveFile: (relative) => (relative === "./other.mdx" ? "/docs/other/" : undefined),
    ...overrides,
  };
  const compiled = compile(input, shortcodes);
  return {
    ...compiled,
    content: printSlots(compiled.content.nodes),
    excerpt: printSlots(compiled.excerpt.nodes),
    open: compiled.content.nodes,
    styled: compiled.content.styled,
    markdown: compileMarkdown(input, shortcodes),
  };
};
