import type { ElementContent } from "hast";
import type { Code } from "mdast";

import { codeBlock } from "../code/code-block";
import { codeMeta } from "../code/code-meta";
import { packageManagers } from "../code/package-managers";
import { raw } from "../nodes/raw";
import { tabPanel } from "../words/tab";
import { tabGroup } from "../words/tabs";

const labels = { npm: "npm", yarn: "Yarn", pnpm: "pnpm" } as const;

const managers = ["npm", "yarn", "pnpm"] as const;

const packageManagerTabs = (code: string, lang: string, meta: string): ElementContent => {
  const commands = packageManagers(code);
  return tabGroup(
    { groupId: "package-manager", tabs: managers.map((value) => ({ value, label: labels[value] })) },
    managers.map((value) => tabPanel(value, [raw(codeBlock(commands[value], lang, meta))])),
  );
};

/** Turns a code fence into a code block, or into tabs with one for each package manager. */
export const codeNode = ({ value, lang, meta }: Code): ElementContent => {
  const build = codeMeta(meta ?? "").npm2yarn
    ? packageManagerTabs
    : (code: string, language: string, rest: string) => raw(codeBlock(code, language, rest));
  return build(value, lang ?? "text", meta ?? "");
};
