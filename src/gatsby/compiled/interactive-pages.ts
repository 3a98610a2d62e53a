import { readFile } from "node:fs/promises";
import path from "node:path";

import { catchContentError } from "../../diagnostics/diagnostic";
import { splitFrontmatter } from "../../diagnostics/split-frontmatter";
import { compileModule } from "../../mdx/compile-module";
import { stylesOf } from "../../mdx/shortcodes/styles/shortcode-stylesheets";
import { replaceText } from "../webpack/evaluate-stylesheets";
import { resolveContentFile } from "./resolve-content-file";
import { shortcodesOf } from "./site-shortcodes";

const PAGE = "?__contentFilePath=";

const moduleOf = (text: string, file: string): string => {
  const { body, lineOffset } = splitFrontmatter(text);
  const resolveFile = (relative: string): string | undefined => resolveContentFile(file, relative);
  return catchContentError(
    () => compileModule({ body, file, lineOffset, resolveFile }, shortcodesOf(file), stylesOf),
    // The check of all content reports it, and in develop the page shows it.
    () => "export default function Content() { return null; }",
  );
};

/** Webpack plugin for interactive pages: makes a module from each one's file, and puts it into its template. */
export const interactivePages = replaceText("InteractivePages", async (module) => {
  const { resourcePath, resourceQuery } = module;
  if (resourceQuery.startsWith(PAGE)) {
    // Develop adds more to the query.
    const file = resourceQuery.slice(PAGE.length).replace(/&export=\w+$/, "");
    const [template, content] = [resourcePath, file].map((importPath) => JSON.stringify(importPath));
    return `import Template from ${template};
import Content from ${content};
export default function Page(props) { return <Template {...props}><Content /></Template>; }`;
  }
  if (!resourcePath.endsWith(".mdx")) return undefined;
  module.addDependency(resourcePath);
  const file = path.relative(process.cwd(), resourcePath).replaceAll(path.sep, "/");
  return moduleOf(await readFile(resourcePath, "utf8"), file);
});
