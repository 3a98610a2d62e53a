import ts from "typescript";

import { dependencies, devDependencies } from "../../../package.json";

/** Programs whose version npm's lock file pins, as evidence names them: another version is a reason to check again. */
export const pinnedTools = {
  TypeScript: `TypeScript ${ts.version}`,
  pyright: `pyright ${devDependencies.pyright}`,
  "ddex-builder": `ddex-builder ${dependencies["ddex-builder"]}`,
} as const;

const toolName = (tool = ""): string => tool.replace(/ \S+$/, "");

/** Returns whether it was checked by a version of a pinned program other than the one that npm installs now. */
export const isOutdated = (tool: string | undefined): boolean =>
  Object.entries(pinnedTools).some(([name, now]) => name === toolName(tool) && tool !== now);

/** Returns whether two programs check equally well. A machine's own, such as Python, may differ in version. */
export const isSameTool = (tool: string | undefined, otherTool: string | undefined): boolean =>
  tool === otherTool || (toolName(tool) === toolName(otherTool) && !Object.hasOwn(pinnedTools, toolName(tool)));
