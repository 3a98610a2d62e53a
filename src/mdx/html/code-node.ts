import type { ElementContent } from "hast";
import type { Code } from "mdast";

import { codeBlock } from "../code/code-block";
import { codeMeta } from "../code/code-meta";
import type { BlockFacts } from "../code/code-block";
import { fenceMarks } from "../code/read-fences";
import { codeTypes } from "../code/read-types";
import { playgroundLink } from "../code/mark-messages";
import { sampleDigest } from "../code/digest-samples";
import { packageManagers } from "../code/package-managers";
import { raw } from "../nodes/raw";
import { tabPanel } from "../shortcodes/tab";
import { tabGroup } from "../shortcodes/tabs";

const labels = { npm: "npm", yarn: "Yarn", pnpm: "pnpm" } as const;

const managers = ["npm", "yarn", "pnpm"] as const;

/** The npm command is checked; the others are derived from it. */
const packageManagerTabs = (code: string, lang: string, meta: string, facts: BlockFacts): ElementContent => {
  const commands = packageManagers(code);
  return tabGroup(
    { groupId: "package-manager", tabs: managers.map((value) => ({ value, label: labels[value] })) },
    managers.map((value) =>
      tabPanel(value, [raw(codeBlock(commands[value], lang, meta, value === "npm" ? facts : {}))]),
    ),
  );
};

/** Turns a code fence into a code block, or into one tab per package manager. */
export const codeNode = (node: Code): ElementContent => {
  const { value, lang, meta } = node;
  const parts = [
    value,
    lang ?? "text",
    meta ?? "",
    { sample: sampleDigest(node), marks: fenceMarks(node), types: codeTypes(node), playground: playgroundLink(node) },
  ] as const;
  return codeMeta(parts[2]).npm2yarn ? packageManagerTabs(...parts) : raw(codeBlock(...parts));
};
