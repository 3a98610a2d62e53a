/** A page with one false statement. */
export interface Mutation {
  /** What the mutation is about: a language, prose, symbols. */
  label: string;
  kind: string;
  file: string;
  line: number;
  /** The true line and the false one. */
  was: string;
  is: string;
  /** The file's text with the mutation. */
  raw: string;
}

/** Replaces a part of a file; returns the mutation with the first line that changes. */
export const toMutation = (
  file: string,
  raw: string,
  { start, end, text }: { start: number; end: number; text: string },
  about: Pick<Mutation, "label" | "kind">,
): Mutation => {
  const mutation = raw.slice(0, start) + text + raw.slice(end);
  const [before, after] = [raw.split("\n"), mutation.split("\n")];
  const at = before.findIndex((line, index) => line !== after[index]);
  return { ...about, file, line: at + 1, was: before[at]!.trim(), is: after[at]!.trim(), raw: mutation };
};
