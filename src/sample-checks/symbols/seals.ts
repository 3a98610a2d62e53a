import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

import { dataPaths } from "../../config/content";
import type { ToolkitSymbol } from "../../toolkit/symbol";
import { isDeclared } from "./declared-problems";

const FILE = `${dataPaths().toolkit}/read.lock`;

type Seals = ReadonlyMap<string, string>;

/** What somebody read in the source, for nothing else compares it: neither a check nor the package's declarations. */
const onlyRead = (symbol: ToolkitSymbol): unknown[] => {
  const { kind, name, parent, signature, params, returns, errors, texts, status, note, evidence, source } = symbol;
  return [
    source,
    ...(evidence === "read" ? [status, note, errors, ...(texts.length > 0 ? [texts] : [])] : []),
    ...(isDeclared(symbol) ? [] : [kind, name, parent, signature, params, returns]),
  ];
};

const sealOf = (symbol: ToolkitSymbol): string =>
  createHash("sha256")
    .update(JSON.stringify(onlyRead(symbol)))
    .digest("base64url")
    .slice(0, 10);

/** The seals by the symbol's id, as they were when its source was read: a line for each, id and digest. */
export const readSeals = (): Seals =>
  new Map(
    readFileSync(FILE, "utf8")
      .trim()
      .split("\n")
      .map((line) => line.split(" ") as [string, string]),
  );

/** Is the entry as it was when its source was read? */
export const isSealed = (symbol: ToolkitSymbol, seals: Seals): boolean => seals.get(symbol.id) === sealOf(symbol);

/** Keeps that the source of these symbols was read; forgets symbols that are gone. */
export const seal = (read: ReadonlySet<ToolkitSymbol>, all: readonly ToolkitSymbol[]): void => {
  const before = readSeals();
  const lines = all.flatMap((symbol) => {
    const value = read.has(symbol) ? sealOf(symbol) : before.get(symbol.id);
    return value === undefined ? [] : [`${symbol.id} ${value}\n`];
  });
  writeFileSync(FILE, lines.join(""));
};
