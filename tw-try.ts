import { compile } from "./src/mdx/compile";
import { siteWords } from "./src/gatsby/compiled/site-words";
import { currentToolkit } from "./src/gatsby/compiled/current-toolkit";
import { resolveContentFile } from "./src/gatsby/compiled/resolve-content-file";
import { splitFrontmatter } from "./src/problems/split-frontmatter";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
for (const file of process.argv.slice(2)) {
  const { body, lineOffset } = splitFrontmatter(readFileSync(file, "utf8"));
  for (const text of [body, body.replaceAll(" twoslash", "")]) {
  const c = compile({ body, file, lineOffset, interactive: false, resolveFile: (r) => resolveContentFile(file, r), ...{ body: text } }, siteWords(currentToolkit()));
  const s = JSON.stringify(c.content);
  console.log(file, s.length, gzipSync(s).length);
  }
}
