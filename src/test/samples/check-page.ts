import { currentSymbols } from "../../reference/toolkit/current-symbols";
import type { Checker, CheckResult } from "../../verification/doctest/samples/checker";
import { parseSamples } from "../../verification/doctest/samples/parse-samples";
import { toPrograms } from "../../verification/doctest/samples/to-programs";

/** Runs a checker on the programs in its languages on a page with this text. */
export const checkPage = (checker: Checker, text: string): Promise<CheckResult[]> => {
  const page = toPrograms(parseSamples(`---\ntitle: Page\n---\n${text}`, "page.mdx"));
  const programs = page.filter(({ language }) => checker.languages.includes(language));
  return checker.check(
    programs.map((program) => ({ program, page, outputs: new Map() })),
    currentSymbols(),
  );
};
