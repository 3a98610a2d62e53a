import type * as Libxml2 from "libxml2-wasm";

import {
  type AllowedHere,
  childElements,
  contentRangeOf,
  type ErnDocument,
  LIMITS,
  pathOf,
  positionAt,
  rangeOf,
  toVersionNumber,
} from "../../ern";
import { gatherSchema } from "./choose-schema";
import { toDiagnostics } from "./to-diagnostics";
import type { SchemaFile, ValidationDiagnostic, Verdict } from "./types";

type Found = Pick<Verdict, "state" | "diagnostics" | "count" | "problem">;

const NOTHING = { diagnostics: [], count: 0 };
const failed = (problem: string): Found => ({ state: "failed", problem, ...NOTHING });

const namesOf = (missing: ReturnType<typeof gatherSchema>["missing"]): string =>
  missing.map(({ name, for: asking }) => `${name}, which ${asking} asks for`).join("; ");

const validate = (
  libxml2: typeof Libxml2,
  validator: Libxml2.XsdValidator,
  source: string,
  allowed: AllowedHere | undefined,
): Found => {
  const { XML_PARSE_HUGE, XML_PARSE_IGNORE_ENC, XML_PARSE_NO_XXE } = libxml2.ParseOption;
  // The text is UTF-8 now, whatever it declares; the engine has already enforced its own limits.
  const option = XML_PARSE_HUGE | XML_PARSE_IGNORE_ENC | XML_PARSE_NO_XXE;
  let document: Libxml2.XmlDocument | undefined;
  try {
    document = libxml2.XmlDocument.fromString(source, { option });
    validator.validate(document);
    return { state: "passed", ...NOTHING };
  } catch (error) {
    if (error instanceof libxml2.XmlParseError)
      return failed(`libxml2 cannot read the message: ${error.message.trim()}`);
    if (error instanceof libxml2.XmlValidateError)
      return { state: "diagnostics", ...toDiagnostics(source, error.details, allowed) };
    if (!(error instanceof libxml2.XmlError)) throw error;
    return failed(
      `libxml2 has given the check up: ${error.message}. A pattern of the schema may take too long for a value.`,
    );
  } finally {
    document?.dispose();
  }
};

/** Checks a message with a schema compiled by `compile`; its fixes use what `allow` returns. */
export const validateMessage = async (
  libxml2: typeof Libxml2,
  compile: (files: readonly SchemaFile[]) => Promise<Libxml2.XsdValidator>,
  allow: (files: readonly SchemaFile[]) => Promise<AllowedHere | undefined>,
  source: string,
  main: SchemaFile,
  all: readonly SchemaFile[],
): Promise<Verdict> => {
  const about = { name: main.name, version: toVersionNumber(main.namespaces[0]!) ?? "", source: "schema" } as const;
  const { files, missing } = gatherSchema(main, all);
  if (missing.length > 0) {
    const problem = `A file is missing: ${namesOf(missing)}. Add it under Schema.`;
    return { ...about, state: "incomplete", problem, ...NOTHING };
  }
  let validator: Libxml2.XsdValidator;
  try {
    validator = await compile(files);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) throw error;
    const reason = `The schema cannot be used: ${(error as Error).message}`;
    return { ...about, ...failed(`${reason} Files of one version belong together: give them anew.`) };
  }
  return { ...about, ...validate(libxml2, validator, source, await allow(files)) };
};

/** The parts of a node in the rules' document that locate it. */
interface Place {
  parentElement: Place | null;
  previousElementSibling: Place | null;
  nodeType: number;
  parentNode: unknown;
  ownerElement?: Place | null;
}

const ELEMENT = 1;

/** The element that a rule is about, found in the engine's table by the same numbered steps from the root. */
const nodeOf = (document: ErnDocument, context: Place | null): number => {
  if (!context) return document.root;
  if (context.nodeType !== ELEMENT)
    return nodeOf(document, context.ownerElement ?? (context.parentNode as Place | null));
  if (!context.parentElement) return document.root;
  let before = 0;
  for (let other = context.previousElementSibling; other; other = other.previousElementSibling) before += 1;
  return childElements(document, nodeOf(document, context.parentElement))[before] ?? document.root;
};

const loadSchematron = async () => {
  // Its build declares this like a script, and falls back to evaluating a string, which the page's policy forbids.
  (globalThis as { regeneratorRuntime?: unknown }).regeneratorRuntime = undefined;
  return import("node-schematron");
};

const toText = (message: string | undefined): string => message?.replace(/\s+/g, " ").trim() || "A rule is broken.";

/** Checks a message with Schematron rules: a problem has the rule's own text. */
export const checkRules = async (document: ErnDocument, file: SchemaFile): Promise<Verdict> => {
  const about = { name: file.name, version: file.version, source: "rules" } as const;
  try {
    const { Schema } = await loadSchematron();
    const results = Schema.fromString(await file.content.text()).validateString(document.source.replace(/^\uFEFF/, ""));
    const diagnostics = results.slice(0, LIMITS.diagnostics).map(({ context, message }): ValidationDiagnostic => {
      const node = nodeOf(document, context as unknown as Place);
      const { from } = rangeOf(document, node);
      const place = { path: pathOf(document, node), from, to: contentRangeOf(document, node).from };
      const facts = { source: "rules", rules: file.name, severity: "error" } as const;
      return { ...facts, message: toText(message), remedy: "", ...place, ...positionAt(document, from) };
    });
    return { ...about, state: results.length > 0 ? "diagnostics" : "passed", diagnostics, count: results.length };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return { ...about, ...failed(`The rules cannot be used: ${reason}. Correct them, or remove them under Schema.`) };
  }
};
