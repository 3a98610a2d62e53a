import { parse } from "smol-toml";

import type { Program, SampleDiagnostic } from "../../samples/sample";
import { checkCargo } from "./check-cargo";
import { checkPyproject } from "./check-pyproject";
import { tomlSyntax } from "../syntax";

/** The checks for files, by name. */
const files = new Map([
  ["Cargo.toml", checkCargo],
  ["pyproject.toml", checkPyproject],
]);

const unknown: SampleDiagnostic = {
  line: 0,
  message: "Nothing says what file this TOML is",
  remedy: `Give the fence a title: ${[...files.keys()].join(" or ")}.`,
};

/** Checks TOML: its syntax, then its keys, packages, versions and features. */
export const checkToml = ({ code, title }: Pick<Program, "code" | "title">): SampleDiagnostic[] => {
  const syntax = tomlSyntax(code);
  if (syntax.length > 0) return syntax;
  return files.get(title ?? "")?.(code, parse(code)) ?? [unknown];
};
