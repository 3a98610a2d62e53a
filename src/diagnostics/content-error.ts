/** A mistake in a content file, in one line: where it is, what's wrong, what to do. */
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
