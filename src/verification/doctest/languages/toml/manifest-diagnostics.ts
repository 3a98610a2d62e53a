import type { Diagnostic } from "../../../../diagnostics/diagnostic";
import { nearest } from "../../../../utils/text/nearest";
import manifestKeys from "../../names/manifest-keys.json";
import type { SampleDiagnostic } from "../../samples/sample";

export type Table = Readonly<Record<string, unknown>>;

export const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Collects the problems in a file that describes a package or a project. */
export class ManifestDiagnostics {
  readonly found: SampleDiagnostic[] = [];

  /** `lineOf` returns the line of a key, from 0; a key comes after those of the tables around it. */
  constructor(private readonly lineOf: (...path: readonly string[]) => number) {}

  report(path: string | readonly string[], ...diagnostics: readonly (Diagnostic | undefined)[]): void {
    for (const diagnostic of diagnostics)
      if (diagnostic) this.found.push({ line: this.lineOf(...[path].flat()), ...diagnostic });
  }

  /** Reports unknown keys in a table. */
  keys(table: Table, what: keyof typeof manifestKeys): void {
    const known = manifestKeys[what].split(" ");
    for (const key of Object.keys(table).filter((one) => !known.includes(one)))
      this.report(key, {
        message: `${what} has no key "${key}"`,
        remedy: `Did you mean ${nearest(key, known) ?? known.join(", ")}?`,
      });
  }

  /** Reports a value whose type doesn't fit its key. */
  kind(table: Table, key: string, kind: "boolean" | "string" | "list"): void {
    const value = table[key];
    if (value === undefined) return;
    const isRight =
      kind === "list" ? Array.isArray(value) && value.every((one) => typeof one === "string") : typeof value === kind;
    if (!isRight)
      this.report(key, {
        message: `"${key}" is not a ${kind}`,
        remedy: kind === "list" ? 'Write texts in brackets, ["async"].' : `Write a ${kind}.`,
      });
  }
}
