import type { TextFile } from "../../diagnostics/cached-files";
import type { Mutation } from "./mutation";

/** Checks content; returns one line per problem, which starts with the file. */
export type CheckContent = (files: readonly TextFile[]) => Promise<string[]>;

export interface Caught<Made> {
  mutation: Made;
  caught: boolean;
}

const fileOf = (at: number, { file }: Mutation): string => `lie-${at}/${file}`;

/** Checks all mutations at once, each in a copy of its page. Throws if the unchanged content has problems. */
export const catchMutations = async (
  content: readonly TextFile[],
  mutations: readonly Mutation[],
  check: CheckContent,
): Promise<Caught<Mutation>[]> => {
  const copies = mutations.map((mutation, at) => ({ file: fileOf(at, mutation), raw: mutation.raw }));
  const diagnostics = await check([...content, ...copies]);
  const real = diagnostics.filter((diagnostic) => !diagnostic.startsWith("lie-"));
  if (real.length > 0) throw new Error(`The content itself has problems:\n${real.join("\n")}`);
  return mutations.map((mutation, at) => ({
    mutation,
    caught: diagnostics.some((diagnostic) => diagnostic.startsWith(`${fileOf(at, mutation)}:`)),
  }));
};
