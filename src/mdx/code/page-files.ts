import type { Code, Root } from "mdast";

import { paths } from "../../utils/paths";
import { nodesOf } from "../nodes/walk";
import { addFacts } from "./block-facts";
import { parseCodeMeta } from "./code-meta";

/** A file that a page shows. */
export interface PageFile {
  /** Its name on the page, unique there: "check.py", "src/main.rs"; "2/src/main.rs" for another one of that name. */
  name: string;
  text: string;
}

/** Returns the files of the Python modules that a text imports. */
export const pythonModulesIn = (text: string): string[] =>
  [...text.matchAll(/^(?:from|import) (\w+)/gm)].map(([, name]) => `${name}.py`);

const FILE_NAME = /^(?:\.?[\w-]+\/)*[\w-]+(?:\.[\w-]+)+$/;

/** Whether the block's title names a file, and the block is the file or its beginning, not a fragment of it. Only comments may have a "…". */
const startsFile = ({ lang, meta, value }: Code): boolean => {
  const { title, within, continues } = parseCodeMeta(meta);
  const isShortened = lang === "xml" && value.replace(/<!--[^]*?-->/g, "").includes("…");
  return title !== undefined && FILE_NAME.test(title) && within === undefined && !continues && !isShortened;
};

/** Returns the block's code, and that of the blocks that continue it. */
const wholeText = (block: Code, blocks: readonly Code[]): string => {
  const next = blocks.slice(blocks.indexOf(block) + 1).filter(({ lang }) => lang === block.lang);
  const end = next.findIndex(({ meta }) => !parseCodeMeta(meta).continues);
  return [block, ...next.slice(0, end < 0 ? undefined : end)].map(({ value }) => `${value}\n`).join("\n");
};

/** Returns the files that a page shows, none without a route; adds its file's URL to each block that starts one. */
export const pageFiles = (tree: Root, route: string | null | undefined): PageFile[] => {
  const texts = new Map<string, string>();
  const blocks = nodesOf(tree, "code");
  for (const block of route ? blocks.filter(startsFile) : []) {
    const [title, text] = [parseCodeMeta(block.meta).title!, wholeText(block, blocks)];
    let name = title;
    for (let copy = 2; texts.has(name) && texts.get(name) !== text; copy += 1) name = `${copy}/${title}`;
    texts.set(name, text);
    addFacts(block, { file: paths.sample(route!, name) });
  }
  return [...texts].map(([name, text]) => ({ name, text }));
};
