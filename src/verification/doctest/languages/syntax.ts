import { SaxesParser } from "saxes";
import { parse, TomlError } from "smol-toml";
import { isCollection, LineCounter, parseAllDocuments } from "yaml";

import type { SampleDiagnostic } from "../samples/sample";

/** Returns the line of a position, from 0. */
const lineAt = (code: string, position: number): number => code.slice(0, position).split("\n").length - 1;

/** Returns the syntax error in JSON; in the first line if the engine's message has no position. */
export const jsonSyntax = (code: string): SampleDiagnostic[] => {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const { message } = error as SyntaxError;
    return [
      {
        line: lineAt(code, Number(/position (\d+)/.exec(message)?.[1] ?? 0)),
        message: `This is not JSON: ${message}`,
        remedy: "Write JSON without comments and without a comma after the last entry.",
      },
    ];
  }
};

const loneValue: SampleDiagnostic = {
  line: 0,
  message: "This YAML has no keys and no items",
  remedy: "Write them, or name the language that the block is written in.",
};

/** Returns the syntax errors in YAML. Any text is valid YAML, a document with one value, so that is reported too. */
export const yamlSyntax = (code: string): SampleDiagnostic[] => {
  const counter = new LineCounter();
  const documents = parseAllDocuments(code, { lineCounter: counter, prettyErrors: false });
  return ("empty" in documents ? [] : documents).flatMap(({ errors, contents }) => [
    ...errors.map(({ message, pos }) => ({
      line: counter.linePos(pos[0]).line - 1,
      message: `This is not YAML: ${message}`,
      remedy: "Check the indentation, and quote texts that hold a colon.",
    })),
    ...(errors.length > 0 || isCollection(contents) ? [] : [loneValue]),
  ]);
};

/** Returns the syntax error in TOML. */
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
        remedy: "Correct the line; put texts in quotes.",
      },
    ];
  }
};

/** Returns the first problem that makes XML ill-formed, in a document or a fragment: a sequence of elements. */
export const xmlSyntax = (code: string): SampleDiagnostic[] => {
  const diagnostics: SampleDiagnostic[] = [];
  const whole = code.startsWith("<?xml");
  const parser = new SaxesParser({ fragment: !whole, xmlns: whole });
  const report = (message: string, remedy: string) => diagnostics.push({ line: parser.line - 1, message, remedy });
  parser.on("error", ({ message }) => {
    const text = message.replace(/^\d+:\d+: /, "");
    report(`This is not well-formed XML: ${text}`, "Close each element, quote each attribute and write & as &amp;.");
  });
  let depth = 0;
  parser.on("opentag", () => depth++);
  parser.on("closetag", () => depth--);
  parser.on("text", (text) => {
    if (depth > 0 || /^[\s…]*$/.test(text)) return;
    const remedy = "Put it into one, or name the language that the block is written in.";
    report(`"${text.trim().split("\n")[0]}" is not in an element`, remedy);
  });
  parser.write(code).close();
  return diagnostics.slice(0, 1);
};
