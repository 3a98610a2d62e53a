import { createHash } from "node:crypto";

import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { isDeclared } from "./declared-diagnostics";

const digestOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 10);

/** Digest of what somebody compared with the source and the proofs, and of what the package's declarations don't cover. */
export const readDigest = (symbol: ToolkitSymbol): string => {
  const { kind, name, parent, signature, params, returns, errors, texts, status, note, source } = symbol;
  return digestOf([
    ...[source, status, note, errors, ...(texts.length > 0 ? [texts] : [])],
    ...(isDeclared(symbol) ? params.map((param) => param.default) : [kind, name, parent, signature, params, returns]),
  ]);
};

/** Digest of the lines that an entry cites. */
export const sourceDigest = (text: string): string => digestOf(text);

/** Digest of what a symbol's proofs run for; undefined for a symbol that is only read. */
export const executedDigest = ({ evidence, check, proofs, status, note, errors, texts, params }: ToolkitSymbol) =>
  evidence === "executed"
    ? digestOf([check, proofs, status, note, errors, texts, params.map((param) => param.default)])
    : undefined;
