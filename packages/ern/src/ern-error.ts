import { shortenValues, withShortLabel } from "./text/shorten";
import type { ErnErrorCode, ErnErrorDetails, Fix, Position } from "./types";

const NOWHERE: Position = { offset: 0, line: 1, column: 1 };

/** The only error that the engine throws, whatever its input. */
export class ErnError extends Error {
  readonly code: ErnErrorCode;
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  readonly remedy: string;
  readonly path?: string;
  readonly to?: number;
  readonly entry?: string;
  readonly fix?: Fix;

  constructor(details: Omit<ErnErrorDetails, keyof Position> & Partial<Position>) {
    super(shortenValues(details.message));
    this.name = "ErnError";
    this.code = details.code;
    this.remedy = shortenValues(details.remedy);
    this.offset = details.offset ?? NOWHERE.offset;
    this.line = details.line ?? NOWHERE.line;
    this.column = details.column ?? NOWHERE.column;
    if (details.path !== undefined) this.path = details.path;
    if (details.to !== undefined) this.to = details.to;
    if (details.entry !== undefined) this.entry = details.entry;
    if (details.fix !== undefined) this.fix = withShortLabel(details.fix);
  }

  /** The error as plain data, for `postMessage`. */
  toDetails(): ErnErrorDetails {
    const { code, message, remedy, offset, line, column, path, to, entry, fix } = this;
    const known = Object.entries({ path, to, entry, fix }).filter(([, value]) => value !== undefined);
    return { code, message, remedy, offset, line, column, ...Object.fromEntries(known) };
  }
}
