import { ERN_VERSIONS, type ErnVersion } from "../model-types";
import { childrenInSchema, typeInSchema } from "../schema/schema-rules";
import { VERSION_FACTS } from "../schema/versions";
import type { ErnDiagnostic, ErnDocument } from "../types";
import { localNameOf, namesTo } from "../xml/nodes";
import type { DiagnosticList } from "./diagnostic-list";

/** How many problems of structure tell the version, and the part of them that another version must be without. */
const LEAST = 10;
const MOST = 20;
const EXPLAINED = 0.9;

const OF_STRUCTURE = new Set(["unknown-element", "unknown-attribute", "missing"]);

/** Returns whether another version would have the same problem. */
const hasProblem = (
  document: ErnDocument,
  version: ErnVersion,
  { code, node = 0, name = "" }: ErnDiagnostic,
): boolean => {
  const names = namesTo(document, node);
  if (code === "unknown-element") {
    const siblings = childrenInSchema(version, names.at(-2) ?? "", names.at(-3));
    return !siblings?.some((sibling) => sibling.name === localNameOf(document, node));
  }
  const [element = "", parent = ""] = [names.at(-1), names.at(-2)];
  const attribute = typeInSchema(version, parent, element)?.attributes.find((candidate) => candidate.name === name);
  if (code === "unknown-attribute") return attribute === undefined;
  const child = childrenInSchema(version, element, parent)?.find((candidate) => candidate.name === name);
  return attribute?.required ?? child?.required ?? false;
};

/** "4.1" for 4.1.1. */
const lineOf = (version: ErnVersion): string => version.slice(0, "4.1".length);

/** Reports that a message is written like one of another version, if nearly all of its first problems say so. */
export const checkLikeness = (document: ErnDocument, version: ErnVersion, diagnostics: DiagnosticList): void => {
  const problems = diagnostics.diagnostics.filter(({ code }) => OF_STRUCTURE.has(code)).slice(0, MOST);
  if (problems.length < LEAST) return;
  const others = ERN_VERSIONS.filter((candidate) => lineOf(candidate) !== lineOf(version)).map((candidate) => {
    const explained = problems.filter((problem) => !hasProblem(document, candidate, problem)).length;
    return { candidate, explained };
  });
  const best = others.sort((a, b) => b.explained - a.explained)[0];
  if (!best || best.explained < problems.length * EXPLAINED) return;
  const message = `This looks like the structure of ERN ${lineOf(best.candidate)}, but the root element says ${version}.`;
  const remedy = `If it is, write the namespace of its version, such as ${VERSION_FACTS[best.candidate].namespace}; most problems below are then gone.`;
  diagnostics.addElement("warning", "version", { message, remedy, entry: "playground-other-structure" }, document.root);
};
