/** A mistake in a content file, told in one line: where, what is wrong, what to do. */
export class ContentError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly problem: string,
    readonly remedy: string,
  ) {
    super(`${file}:${line}: ${problem}. ${remedy}`.replace(/\s*\n\s*/g, " "));
    this.name = "ContentError";
  }
}
