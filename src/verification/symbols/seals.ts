import { createHash } from "node:crypto";

import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { isDeclared } from "./declared-diagnostics";

const digestOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 10);

/** Digest of what somebody read in the source, because neither a check nor the package's declarations cover it. */
export const readDigest = (symbol: ToolkitSymbol): string => {
  const { kind, name, parent, signature, params, returns, errors, texts, status, note, evidence, source } = symbol;
  return digestOf([
    source,
    ...(evidence === "read" ? [status, note, errors, ...(texts.length > 0 ? [texts] : [])] : []),
    ...(isDeclared(symbol) ? [] : [kind, name, parent, signature, params, returns]),
  ]);
};

/** Digest of what a symbol's check proves by running it; undefined for a symbol that is only read. */
export const executedDigest = ({ evidence, check, status, note, errors, texts, params }: ToolkitSymbol) =>
  evidence === "executed"
    ? digestOf([check, status, note, errors, texts, params.map((param) => param.default)])
    : undefined;
