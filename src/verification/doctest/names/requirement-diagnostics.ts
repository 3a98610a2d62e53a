import type { Problem } from "../../../diagnostics/diagnostic";
import { optionProblems, versionProblem } from "./package-facts";
import type { Registry } from "./package-facts";

/** What is wrong with "name[extra]==1.2" or "name@1.2". */
export const requirementProblems = (registry: Registry, text: string): Problem[] => {
  const [, name = text, extras, version] = /^(@?[^@=<>~[! ]+)(?:\[(.+)\])?\s*(?:@|[=<>~!]=?=?)?(.*)$/.exec(text) ?? [];
  const problem = versionProblem(registry, name, version);
  if (problem) return [problem];
  return optionProblems(
    registry,
    name,
    extras?.split(",").map((extra) => extra.trim()),
  );
};
