import type { ContentText } from "../doctest/samples/sample-files";
import type { Lie } from "./mutation";

/** Checks content; gives a line for each problem, which begins with the file. */
export type CheckContent = (files: readonly ContentText[]) => Promise<string[]>;

export interface Caught<Told> {
  lie: Told;
  caught: boolean;
}

const fileOf = (at: number, { file }: Lie): string => `lie-${at}/${file}`;

/** Checks the content with all lies in one go, each in a copy of its page; throws where the true content has problems. */
export const catchLies = async (
  content: readonly ContentText[],
  lies: readonly Lie[],
  check: CheckContent,
): Promise<Caught<Lie>[]> => {
  const copies = lies.map((lie, at) => ({ file: fileOf(at, lie), raw: lie.raw }));
  const problems = await check([...content, ...copies]);
  const real = problems.filter((problem) => !problem.startsWith("lie-"));
  if (real.length > 0) throw new Error(`The content itself has problems:\n${real.join("\n")}`);
  return lies.map((lie, at) => ({
    lie,
    caught: problems.some((problem) => problem.startsWith(`${fileOf(at, lie)}:`)),
  }));
};
