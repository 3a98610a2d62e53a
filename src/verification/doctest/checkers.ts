import { namesFile } from "../../mdx/code/digest-samples";
import { checkBash } from "./languages/bash/check-bash";
import { checkCsv } from "./languages/csv/check-csv";
import { dataChecker } from "./languages/data/data-checker";
import { pythonChecker } from "./languages/python/python-checker";
import { rustChecker } from "./languages/rust/rust-checker";
import { scriptChecker } from "./languages/scripts/script-checker";
import { xmlChecker } from "./languages/xml/xml-checker";
import { type Checker, codeChecker, type PageProgram } from "./samples/checker";
import type { Program } from "./samples/sample";

/** A program, and the blocks of its page that it names or that name it, directly or through others. */
const relatedTo = (program: Program, page: readonly Program[]): Program[] => {
  const related = [program];
  for (const one of related)
    related.push(
      ...page.filter(
        (other) => !related.includes(other) && (namesFile(one.code, other.title) || namesFile(other.code, one.title)),
      ),
    );
  return related;
};

/** What a program's check depends on: its parts, their outputs, and related blocks. */
const keyOf = ({ program, page, outputs }: PageProgram): string => {
  const parts = program.parts.map((part) => [part.code, part.title, part.wrong, outputs.get(part)?.code]);
  return JSON.stringify([program.language, parts, relatedTo(program, page).map(({ code, title }) => [code, title])]);
};

/** A checker that checks a program only once if it's the same on several pages. */
const sameOnce = ({ check, ...checker }: Checker): Checker => ({
  ...checker,
  check: async (programs, symbols) => {
    const keys = programs.map(keyOf);
    const firsts = [...new Set(keys)];
    const results = await check(
      firsts.map((key) => programs[keys.indexOf(key)]!),
      symbols,
    );
    return keys.map((key) => results[firsts.indexOf(key)]!);
  },
});

/** The checkers for samples, by language. */
export const checkers: readonly Checker[] = [
  sameOnce(scriptChecker),
  sameOnce(pythonChecker),
  sameOnce(rustChecker),
  codeChecker("bash", checkBash),
  dataChecker,
  codeChecker("csv", ({ program }) => checkCsv(program.code)),
  xmlChecker,
];
