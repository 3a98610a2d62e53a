import type { CheckedProgram, Checker, PageProgram } from "./checker";
import { fileNameOf, isFileName } from "./file-name-of";

/** What a program's check depends on: its parts, their outputs, and the blocks of its page that it names, or that name it. */
const keyOf = ({ program, page, outputs }: PageProgram): string => {
  const codeOf = new Map(page.map((other) => [other, other.code]));
  const related = new Set([program]);
  const isRelated = ({ code, title }: (typeof page)[number]): boolean =>
    [...related].some(
      (one) =>
        code.includes(fileNameOf(one).replace(/\.\w+$/, "")) ||
        (isFileName(title) && codeOf.get(one)!.includes(title.replace(/\.\w+$/, ""))),
    );
  for (let size = 0; size !== related.size;) {
    size = related.size;
    for (const other of page) if (isRelated(other)) related.add(other);
  }
  const parts = program.parts.map((part) => [part.code, part.title, part.wrong, outputs.get(part)?.code]);
  return JSON.stringify([program.language, parts, [...related].map(({ code, title }) => [code, title])]);
};

/** The result of a program that is the same on another page. */
const asOn = (one: PageProgram, checked: CheckedProgram): CheckedProgram => {
  if (checked.program === one.program) return checked;
  const partOf = new Map(checked.program.parts.map((part, at) => [checked.outputs.get(part), one.program.parts[at]!]));
  return {
    ...checked,
    ...one,
    outputProblems: checked.outputProblems.map(({ output, problem }) => ({
      output: one.outputs.get(partOf.get(output)!)!,
      problem,
    })),
  };
};

/** A checker that looks once at programs that are the same on several pages. */
export const sameOnce = ({ check, ...checker }: Checker): Checker => ({
  ...checker,
  check: async (programs, symbols) => {
    const keys = new Map(programs.map((one) => [one, keyOf(one)]));
    const firsts = [...new Map([...programs].reverse().map((one) => [keys.get(one)!, one])).values()].reverse();
    const results = new Map((await check(firsts, symbols)).map((checked) => [checked.program, checked]));
    const byKey = new Map(firsts.map((one) => [keys.get(one)!, results.get(one.program)!]));
    return programs.map((one) => asOn(one, byKey.get(keys.get(one)!)!));
  },
});
