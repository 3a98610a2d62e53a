/** A mistake in a content file, told in one line: where, what is wrong, what to do. */
export class ContentError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly reason: string,
    readonly remedy: string,
  ) {
    super(`${file}:${line}: ${reason}. ${remedy}`.replace(/\s*\n\s*/g, " "));
    this.name = "ContentError";
  }
}
