import { checkDate, checkDateTime, checkDuration, checkIcpn, checkIsrc } from "@ddex-suite/ern";
import { parse as parseToml } from "smol-toml";
import { isNode, LineCounter, parse as parseYaml, parseDocument } from "yaml";

import { escapeRegExp } from "../../../../utils/text/escape";
import type { Checker, CheckResult } from "../../samples/checker";
import type { SampleDiagnostic } from "../../samples/sample";
import { jsonSyntax, tomlSyntax, yamlSyntax } from "../syntax";
import { dataTypes } from "./data-types";
import { manifestDiagnostics, manifestType } from "./manifest-diagnostics";
import { type DeclaredType, type PathDiagnostic, typeDiagnostics } from "./type-diagnostics";

interface Format {
  syntax: (code: string) => SampleDiagnostic[];
  parse: (code: string) => unknown;
  /** The line, from 0, of a path's target. */
  lineOf: (code: string, path: readonly string[]) => number;
}

/** Returns the line, from 0, of a path's target in JSON or YAML, or of the deepest part of the path that exists. */
const lineOfPath = (code: string, path: readonly string[]): number => {
  const lineCounter = new LineCounter();
  const document = parseDocument(code, { lineCounter });
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line - 1;
  }
  return 0;
};

/** Returns the line on which a TOML key is set or its table starts; the first line if there is neither. */
const lineOfKey = (code: string, path: readonly string[]): number => {
  const name = escapeRegExp(path.findLast((part) => !/^\d+$/.test(part)) ?? "");
  const set = new RegExp(`(^|[\\s{,.])["']?${name}["']?\\s*=|^\\s*\\[+([^\\]]*\\.)?["']?${name}["']?(\\.[^\\]]*)?\\]`);
  return Math.max(
    0,
    code.split("\n").findIndex((text) => set.test(text)),
  );
};

const formats: Readonly<Record<string, Format>> = {
  json: { syntax: jsonSyntax, parse: parseYaml, lineOf: lineOfPath },
  yaml: { syntax: yamlSyntax, parse: parseYaml, lineOf: lineOfPath },
  toml: { syntax: tomlSyntax, parse: parseToml, lineOf: lineOfKey },
};

/** By the name of the key, in camel case or snake case. */
const VALUE_CHECKS = [
  [/^isrc$/i, checkIsrc],
  [/^(?:upc|icpn|ean)$/i, checkIcpn],
  [/duration$/i, checkDuration],
  [/date_?time$/i, checkDateTime],
  [/date$/i, checkDate],
] as const;

/** Returns invalid identifiers, dates and durations in data. */
const valueDiagnostics = (data: unknown, path: readonly string[] = []): PathDiagnostic[] => {
  if (typeof data === "object" && data !== null)
    return Object.entries(data).flatMap(([key, value]) => valueDiagnostics(value, [...path, key]));
  const [, check] = VALUE_CHECKS.find(([key]) => key.test(path.at(-1) ?? "")) ?? [];
  const found = typeof data === "string" && data !== "" ? check?.(data) : undefined;
  return found ? [{ path, message: found.message.replace(/\.$/, ""), remedy: found.remedy }] : [];
};

const undeclared: SampleDiagnostic = {
  line: 0,
  message: "The type of this data is not declared where it is read",
  remedy: "Declare it there.",
};

/** Checks JSON, YAML and TOML against the types of manifests or of the toolkit, or those that a program of the page has. */
export const dataChecker: Checker = {
  languages: Object.keys(formats),
  check: (programs, symbols) => {
    const typesOf = dataTypes(symbols);
    const read = programs.map((pageProgram) => {
      const { code, language, title = "" } = pageProgram.program;
      const format = formats[language]!;
      const [manifest, syntax] = [manifestType(title), format.syntax(code)];
      const found = syntax.length > 0 ? syntax : manifest ? [manifest] : typesOf(pageProgram);
      return { code, title, format, isManifest: manifest !== undefined, found };
    });
    const types = read.map(({ found }) =>
      found.every((entry) => "text" in entry) ? (found as DeclaredType[]) : undefined,
    );
    const typed = read.flatMap(({ code, format }, index) =>
      types[index] ? [{ value: format.parse(code), types: types[index] }] : [],
    );
    const wrongTypes = typeDiagnostics(typed).values();
    const judge = ({ code, title, format, isManifest, found }: (typeof read)[number], index: number): CheckResult => {
      if (!types[index]) return { check: "parsed", diagnostics: found as SampleDiagnostic[] };
      const wrong = wrongTypes.next().value as PathDiagnostic[] | undefined;
      if (!wrong) return { check: "validated", diagnostics: [undeclared] };
      const inData = isManifest ? (data: unknown) => manifestDiagnostics(title, data) : valueDiagnostics;
      const all = wrong.length > 0 ? wrong : inData(format.parse(code));
      return {
        check: "validated",
        diagnostics: all.map((diagnostic) => ({ line: format.lineOf(code, diagnostic.path), ...diagnostic })),
      };
    };
    return Promise.resolve(read.map(judge));
  },
};
