import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { sha256 } from "../../../../diagnostics/sha256";
import type { KnownSymbol } from "../../names/toolkit-names";
import { runRustc, type Rustc } from "./rustc";
import { stubSource } from "./stubs/stub-source";

const FOLDER = "src/verification/doctest/languages/rust/stubs";
const CACHE = "node_modules/.cache/rust-stubs";

/** The crates that samples may use, each after the crates it depends on. */
export const crates = "serde serde_json chrono indexmap url quick_xml ddex_core ddex_parser ddex_builder".split(" ");

const readStub = (crate: string): string => readFileSync(path.join(FOLDER, `${crate}.rs`), "utf8");

const sourceOf = (crate: string, symbols: readonly KnownSymbol[]): string => {
  const crateSymbols = symbols.filter(
    (symbol) => symbol.language === "rust" && symbol.package === crate.replace("_", "-"),
  );
  const text = crate.startsWith("ddex_") ? stubSource(crateSymbols, readStub(crate)) : readStub(crate);
  return `#![allow(warnings)]\n${readStub("has")}\n${text}\n`;
};

const externs = (folder: string, names: readonly string[]): string[] => [
  `-Ldependency=${folder}`,
  ...names.map((name) => `--extern=${name}=${path.join(folder, `lib${name}.rmeta`)}`),
];

const compile = async (rustc: Rustc, folder: string, sources: ReadonlyMap<string, string>): Promise<void> => {
  for (const [index, [crate, source]] of [...sources].entries()) {
    writeFileSync(path.join(folder, `${crate}.rs`), source);
    const options = ["--crate-type=lib", "--emit=metadata", ...externs(".", crates.slice(0, index)), `${crate}.rs`];
    const [wrong] = await runRustc(rustc, folder, options);
    if (!wrong) continue;
    const text = source.split("\n")[wrong.line]!.trim();
    throw new Error(
      `The stub of ${crate}, made of content/toolkit and ${FOLDER}/${crate}.rs, does not compile: ${wrong.message} in "${text}". Correct that signature there.`,
    );
  }
};

/** Fills a folder that exists only when complete; another process may create the same one meanwhile. */
const buildStubs = async (folder: string, fill: (making: string) => Promise<void>): Promise<void> => {
  mkdirSync(path.dirname(folder), { recursive: true });
  const making = mkdtempSync(`${folder}-`);
  try {
    await fill(making);
    renameSync(making, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
};

/** Compiles the stubs of all crates, unless that's done; returns the compiler options for programs that use them. */
export const compileStubs = async (rustc: Rustc, symbols: readonly KnownSymbol[]): Promise<string[]> => {
  const sources = new Map(crates.map((crate) => [crate, sourceOf(crate, symbols)]));
  const digest = sha256([rustc.version, ...sources.values()].join(""));
  const folder = path.resolve(CACHE, digest.slice(0, 16));
  if (!existsSync(folder)) await buildStubs(folder, (making) => compile(rustc, making, sources));
  return externs(folder, crates);
};
