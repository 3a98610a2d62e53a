import { fakeToolkit } from "./fake-toolkit";
import { compile } from "../mdx/compile";
import type { Compiled, CompileInput } from "../mdx/compile";

/** For tests: compiles a body as content/docs/page.mdx, with three lines of frontmatter; "./other.mdx" is a page. */
export const compileBody = (body: string, overrides: Partial<CompileInput> = {}): Compiled =>
  compile({
    body,
    file: "content/docs/page.mdx",
    lineOffset: 3,
    interactive: false,
    toolkit: fakeToolkit,
    resolveFile: (relative) => (relative === "./other.mdx" ? "/docs/other/" : undefined),
    ...overrides,
  });
