import { existsSync, readFileSync } from "node:fs";

import { parse as parseYaml } from "yaml";

import { dataPaths } from "../../config/content";
import { filesIn, type TextFile } from "../../diagnostics/cached-files";
import { fileLine } from "../../diagnostics/diagnostic";
import { type Component, componentProps, componentsBelow } from "../../mdx/nodes/component";
import { parseFile } from "../../mdx/read/parse";
import { matchingSymbols, type ToolkitSymbol } from "../../reference/toolkit/symbol";
import { escapeRegExp } from "../../utils/text/escape";
import { parseSamples } from "../doctest/samples/parse-samples";
import { sampleFiles } from "../doctest/samples/sample-files";
import { toPrograms } from "../doctest/samples/to-programs";
import { fenceLanguages } from "../prose/languages";

/** What finds entries that name a definition, and places in content, as "file:line". */
export interface Dependents {
  /** What shows a symbol. */
  pages(symbol: ToolkitSymbol): string[];
  /** Programs that use a symbol. */
  samples(symbol: ToolkitSymbol): string[];
  /** Lines with a text of the toolkit. */
  lines(text: string): string[];
  /** The entries of a definition, and of code that calls it by its name and its owner's. */
  callers(definition: { name: string; file: string }): ToolkitSymbol[];
}

type Groups = Readonly<Record<string, { of?: readonly string[] }>>;

/** The symbols that a shortcode shows: those that it names, those of its group, or those that its filter selects. */
const shownBy = (node: Component, symbols: readonly ToolkitSymbol[], groups: Groups): readonly string[] => {
  const props = componentProps(node);
  if (/^Symbol(?:Table|List)$/.test(node.name ?? "")) return matchingSymbols(symbols, props).map(({ id }) => id);
  return [
    ...Object.values(props).flatMap((value) => value.split(/[\s,]+/)),
    ...(groups[props["group"] ?? ""]?.of ?? []),
  ];
};

const languagesOf = (language: string): readonly string[] => (language === "bash" ? ["cli"] : fenceLanguages(language));

/** Returns whether a program uses the package, and the symbol's name. */
const isUsedIn = (code: string, symbol: ToolkitSymbol): boolean =>
  new RegExp(symbol.package.replace("-", "[-_]")).test(code) &&
  new RegExp(`(?<![\\w-])${escapeRegExp(symbol.name)}(?![\\w-])`).test(code);

/** Shorter texts are in content for other reasons. */
const LEAST_TEXT = 6;

/** Finds what depends on symbols and their texts in content. */
export const dependentsIn = (
  symbols: readonly ToolkitSymbol[],
  textOf: (source: string) => string | undefined,
  files: readonly TextFile[] = sampleFiles(),
): Dependents => {
  const { groups: file } = dataPaths();
  const groups = existsSync(file) ? (parseYaml(readFileSync(file, "utf8")) as Groups) : {};
  const shown = files.map(parseFile).flatMap(({ source, tree }) =>
    componentsBelow(tree).map((node) => ({
      place: `${source.file}:${fileLine(node, source)}`,
      ids: new Set(shownBy(node, symbols, groups)),
    })),
  );
  const programs = files.flatMap(({ file, raw }) => toPrograms(parseSamples(raw, file)));
  const data = [...new Set([...symbols.map(({ file }) => file), ...filesIn(dataPaths().errors, ".yaml")])];
  const lines = [...files, ...data.map((file) => ({ file, raw: readFileSync(file, "utf8") }))].flatMap(
    ({ file, raw }) => raw.split("\n").map((line, index) => ({ place: `${file}:${index + 1}`, line })),
  );
  return {
    pages: ({ id }) => shown.flatMap(({ place, ids }) => (ids.has(id) ? [place] : [])),
    samples: (symbol) =>
      programs
        .filter(({ language, code }) => languagesOf(language).includes(symbol.language) && isUsedIn(code, symbol))
        .map(({ parts: [first] }) => `${first!.file}:${first!.line}`),
    callers: ({ name, file }) => {
      const [ownName = "", owner] = name.split(".").reverse();
      const isCaller = ({ source }: ToolkitSymbol): boolean => {
        const words = owner === undefined || source.startsWith(`${file}:`) ? [ownName] : [ownName, owner];
        return words.every((word) => new RegExp(`\\b${escapeRegExp(word)}\\b`).test(textOf(source) ?? ""));
      };
      return symbols.filter(
        (symbol) => (symbol.name === ownName && symbol.parent === (owner ?? null)) || isCaller(symbol),
      );
    },
    lines: (text) =>
      text.length < LEAST_TEXT ? [] : lines.flatMap(({ place, line }) => (line.includes(text) ? [place] : [])),
  };
};
