import { applySplices, checkAdvice, checkWithFixes, type ErnDiagnostic, type Splice } from "../src";
import { UsageError } from "./options";

interface Choice {
  line: number;
  column: number;
  label: string;
}

const CHOICE = /^(\d+):(\d+)=(.+)$/s;

/** Parses "59:17=Write PT2M58S". Throws a `UsageError`. */
const parseChoice = (text: string): Choice => {
  const [, line, column, label] = CHOICE.exec(text) ?? [];
  if (label !== undefined) return { line: Number(line), column: Number(column), label };
  throw new UsageError(`--choose ${text} isn't a fix; check --fixes lists those of a message as LINE:COLUMN=FIX.`);
};

const listProblems = (source: string): ErnDiagnostic[] => {
  const { problems, document } = checkWithFixes(source);
  const advice = document ? (["profile", "hint"] as const).map((kind) => checkAdvice(document, kind).diagnostics) : [];
  return [...problems, ...advice.flat()];
};

const splicesFor = (problems: readonly ErnDiagnostic[], { line, column, label }: Choice): Splice[] => {
  const there = problems.filter((problem) => problem.line === line && problem.column === column);
  const labels = there.flatMap(({ fixes = [] }) => fixes);
  const fix = labels.find((known) => known.label === label);
  if (fix) return fix.splices;
  const known = labels.map((offered) => `“${offered.label}”`).join(", ");
  if (there.length === 0) throw new UsageError(`There is no problem at ${line}:${column}; check --fixes lists them.`);
  throw new UsageError(`The problem at ${line}:${column} has no fix “${label}”${known && `, but ${known}`}.`);
};

/** Returns a message with the chosen fixes, whose positions are those in the message as it is. Throws a `UsageError`. */
export const chooseFixes = (source: string, choose: readonly string[]): string => {
  if (choose.length === 0) return source;
  const choices = choose.map(parseChoice);
  const problems = listProblems(source);
  const splices = choices.flatMap((choice) => splicesFor(problems, choice)).sort((a, b) => a.from - b.from);
  if (splices.some(({ from }, index) => from < (splices[index - 1]?.to ?? 0)))
    throw new UsageError("Two of the chosen fixes change the same text; choose the second after the first is made.");
  return applySplices(source, splices).source;
};
