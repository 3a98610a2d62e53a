import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";

import { escapeRegExp } from "../../../../utils/text/escape";
import type { Checker, CheckResult, PageProgram } from "../../samples/checker";
import type { SampleDiagnostic } from "../../samples/sample";
import { jsonSyntax, tomlSyntax, yamlSyntax } from "../syntax";
import { dataTypes } from "./data-types";
import { dataValueDiagnostics, lineOfPath } from "./data-value-diagnostics";
import { manifestDiagnostics, manifestType } from "./manifest-diagnostics";
import { typeDiagnostics, type DeclaredType } from "./type-diagnostics";

interface Format {
  syntax: (code: string) => SampleDiagnostic[];
  parse: (code: string) => unknown;
  /** The line, from 0, of a path's target. */
  lineOf: (code: string, path: readonly string[]) => number;
}

/** The line on which a TOML key is set or its table starts; the first line if there is neither. */
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
    const read = programs.map((one: PageProgram) => {
      const { code, language, title = "" } = one.program;
      const format = formats[language]!;
      const syntax = format.syntax(code);
      const manifest = manifestType(title);
      const types = syntax.length > 0 ? syntax : manifest ? [manifest] : typesOf(one);
      return { code, title, format, isManifest: manifest !== undefined, types };
    });
    type Read = (typeof read)[number];
    type Typed = Read & { types: readonly DeclaredType[] };
    const typed = read.filter((one): one is Typed => !("message" in (one.types[0] ?? {})));
    const found = typeDiagnostics(typed.map(({ code, format, types }) => ({ value: format.parse(code), types })));
    const judge = (one: Read): CheckResult => {
      const at = typed.indexOf(one as Typed);
      if (at < 0) return { check: "parsed", diagnostics: one.types as SampleDiagnostic[] };
      const { code, title, format, types } = typed[at]!;
      const wrong = found[at]?.map(({ path, ...diagnostic }) => ({ line: format.lineOf(code, path), ...diagnostic }));
      if (!wrong || wrong.length > 0) return { check: "validated", diagnostics: wrong ?? [undeclared] };
      if (one.isManifest) {
        const named = manifestDiagnostics(title, format.parse(code), code);
        const diagnostics = named.map((each) => ({
          line: "line" in each ? each.line : format.lineOf(code, each.path),
          ...each,
        }));
        return { check: "validated", diagnostics };
      }
      return {
        check: "validated",
        diagnostics: types.some(({ isParsed }) => isParsed) ? [] : dataValueDiagnostics(code),
      };
    };
    return Promise.resolve(read.map(judge));
  },
};
