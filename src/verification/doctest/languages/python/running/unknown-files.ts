import { contentPrograms, fixtureNames } from "../../../samples/content-files";
import type { Program, SampleDiagnostic } from "../../../samples/sample";
import { nearest } from "../../../../../utils/text/nearest";
import { fileNamesIn } from "./file-names-in";

const writes = /"[wax]b?"|\.write_|\.to_csv\(/;

const isSame = (one: Program, other: Program): boolean =>
  one.title === other.title && one.parts[0]!.file === other.parts[0]!.file;

/** Names of data files in the fixtures, in the page's other programs, or on any page. */
const namesBeside = (program: Program, page: readonly Program[]): string[] => [
  ...fixtureNames(),
  ...[...page, ...contentPrograms()]
    .filter((other) => !isSame(other, program))
    .flatMap(({ title, code }) => [...fileNamesIn(`"${title}"`), ...fileNamesIn(code)]),
];

/** Files that a program reads but no block shows or names. Running the program would report them, but it can't run. */
export const unknownFiles = (program: Program, page: readonly Program[]): SampleDiagnostic[] => {
  const read = program.code
    .split("\n")
    .flatMap((text, line) => (writes.test(text) ? [] : fileNamesIn(text).map((name) => ({ name, line }))));
  if (read.length === 0) return [];
  const known = namesBeside(program, page);
  return read
    .filter(({ name }) => !known.includes(name))
    .map(({ name, line }) => {
      const best = nearest(name, known);
      return {
        line,
        message: `The program reads "${name}", which no block shows or names`,
        remedy: `${best === undefined ? "" : `Did you mean ${best}? `}Show the file in a block with its name as title.`,
      };
    });
};
