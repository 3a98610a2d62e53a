import { nearest } from "../../../../utils/text/nearest";
import type { Diagnostic } from "../../../../diagnostics/diagnostic";
import type { SampleDiagnostic } from "../../samples/sample";

/** The line, from 0, on which a TOML key is set or its table starts; the first line if there is neither. */
const lineOfKey = (code: string, key: string): number => {
  const name = key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const set = new RegExp(`(^|[\\s{,.])["']?${name}["']?\\s*=|^\\s*\\[+([^\\]]*\\.)?["']?${name}["']?(\\.[^\\]]*)?\\]`);
  const line = code.split("\n").findIndex((text) => set.test(text));
  return Math.max(0, line);
};

export type Table = Readonly<Record<string, unknown>>;

export const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Collects the problems in a TOML file. */
export class ManifestDiagnostics {
  readonly found: SampleDiagnostic[] = [];

  constructor(private readonly code: string) {}

  report(key: string, diagnostic: Diagnostic | undefined): void {
    if (diagnostic) this.found.push({ line: lineOfKey(this.code, key), ...diagnostic });
  }

  /** Reports unknown keys in a table. */
  keys(table: Table, known: readonly string[], what: string): void {
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
