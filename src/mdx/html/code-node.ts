import type { ElementContent } from "hast";
import type { Code } from "mdast";

import { blockFacts } from "../code/block-facts";
import { codeBlock } from "../code/code-block";
import { codeMeta } from "../code/code-meta";
import { packageManagers } from "../code/package-managers";
import { raw } from "../nodes/html-nodes";
import { tabGroup, tabPanel } from "../shortcodes/tabs";

const managers = [
  { value: "npm", label: "npm" },
  { value: "yarn", label: "Yarn" },
  { value: "pnpm", label: "pnpm" },
] as const;

/** Turns a code fence into a code block, or into one tab per package manager. */
export const codeNode = (node: Code): ElementContent => {
  const { value: code, lang, meta } = node;
  const block = (text: string, facts = blockFacts(node)): ElementContent =>
    raw(codeBlock(text, lang ?? "text", meta ?? "", facts));
  if (!codeMeta(meta).npm2yarn) return block(code);
  const commands = packageManagers(code);
  return tabGroup(
    { groupId: "package-manager", tabs: managers },
    // The npm command is checked; the others are derived from it.
    managers.map(({ value }) => tabPanel(value, [block(commands[value], value === "npm" ? undefined : {})])),
  );
};
