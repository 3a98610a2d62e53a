import { parse, TomlError } from "smol-toml";

import type { SampleDiagnostic } from "../../samples/sample";

export const tomlSyntax = (code: string): SampleDiagnostic[] => {
  try {
    parse(code);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [message = ""] = error.message.split("\n");
    return [
      {
        line: error.line - 1,
        message: `This is not TOML: ${message.replace(/^Invalid TOML document: /, "")}`,
        remedy: "Correct the line; texts stand in quotes.",
      },
    ];
  }
};
