import { LIMITS } from "../../ern/limits";
import type { ErnDocument } from "../../ern/types";
import { childElements, contentRangeOf, positionAt, rangeOf, pathOf } from "../../ern/xml/nodes";
import type { ValidationDiagnostic, SchemaFile, Verdict } from "./types";

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
      const words = { message: toText(message), remedy: "" };
      return {
        source: "rules",
        rules: file.name,
        severity: "error",
        ...words,
        ...place,
        ...positionAt(document, from),
      };
    });
    return { ...about, state: results.length > 0 ? "diagnostics" : "passed", diagnostics, count: results.length };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    const problem = `The rules cannot be used: ${reason}. Correct them, or remove them under Schema.`;
    return { ...about, state: "failed", problem, diagnostics: [], count: 0 };
  }
};
