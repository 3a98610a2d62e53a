import type { AllowedHere } from "../schema/allowed-here";
import { AVS_VERSION_ID } from "../schema/versions";
import { byLikeness } from "../text/likeness";
import type { DiagnosticCode, ErnDiagnostic, ErnDocument, Fix, NodeId } from "../types";
import { childElements, childNames, localNameOf, namesTo, parentOf } from "../xml/nodes";
import { createChoices } from "./choices";
import { additionOf, allowedIn, moveOf, rulesIn } from "./element-edits";
import { FillContext, fillFrom, placeholder } from "./fix-lacking";
import { attributesIn, fixByRemoval, fixRootName, fixUnknownAttribute, fixUnknownElement } from "./fix-names";
import { fixNamespace } from "./fix-namespaces";
import { attributeInsertionOf, writingOf } from "./node-edits";
import { toSkeleton } from "./to-skeleton";

/** The most references offered for a dangling one. */
const OFFERED = 6;
const MOST_RANKED = 500;

/** Moves an element into schema order: before the first that comes after it. */
const fixOrder = (context: FillContext, { node = 0, name }: ErnDiagnostic): Fix[] => {
  const { document, version } = context;
  const own = localNameOf(document, node);
  if (name !== undefined) return fixByRemoval(context, node, `Remove this ${own}`);
  const parent = parentOf(document, node);
  const order = rulesIn(document, version, parent);
  const placeOf = (child: NodeId): number =>
    order?.findIndex((rule) => rule.name === localNameOf(document, child)) ?? -1;
  const place = placeOf(node);
  const isOnly = childNames(document, parent).filter((each) => each === own).length === 1;
  // An element that isn't repeatable must stay the only one.
  if (place !== -1 && !isOnly && !order![place]!.repeatable) return [];
  const before = childElements(document, parent).find((child) => placeOf(child) > place);
  if (place === -1 || before === undefined || before >= node) return [];
  return [{ label: `Move before ${localNameOf(document, before)}`, splices: moveOf(document, node, before) }];
};

/** The value of an attribute elsewhere in the message, otherwise one that satisfies the schema. */
const attributeValue = (context: FillContext, node: NodeId, name: string): string => {
  const { document, reader } = context;
  const elsewhere = context.attributeElsewhere(name);
  if (elsewhere !== undefined) return elsewhere;
  if (name === "AvsVersionId") return AVS_VERSION_ID;
  if (name === "MessageSchemaVersionId") return "ern/382";
  if (name === "Namespace")
    return reader.first(document.root, "MessageHeader", "MessageSender", "PartyId")?.value ?? "";
  return placeholder(context, namesTo(document, node), name) ?? "";
};

const fixMissing = (context: FillContext, { node = 0, name }: ErnDiagnostic): Fix[] => {
  const { document } = context;
  if (name === undefined) return [];
  if (!attributesIn(context, node)?.some((each) => each.name === name)) {
    if (childNames(document, node).includes(name)) return [];
    const skeleton = toSkeleton(context.allowed, namesTo(document, node), name, fillFrom(context));
    return skeleton ? [{ label: `Add ${name}`, splices: [additionOf(document, node, skeleton)] }] : [];
  }
  const value = attributeValue(context, node, name);
  const splices = [attributeInsertionOf(document, node, [[name, value]])];
  return value === "" ? [] : [{ label: `Add ${name}="${value}"`, splices }];
};

/** Defined references of the same type, those most like the dangling one first. */
const fixDangling = ({ document, references }: FillContext, diagnostic: ErnDiagnostic): Fix[] => {
  const { node = 0, from, to } = diagnostic;
  const kind = references.find((reference) => reference.node === node)?.kind;
  const defined = references.filter((reference) => reference.isDefinition && reference.kind === kind);
  const names = [...new Set(defined.map(({ value }) => value))].filter((name) => /^[A-Z][\w-]+$/.test(name));
  if (childElements(document, node).length > 0) return [];
  return byLikeness(document.source.slice(from, to), names.slice(0, MOST_RANKED))
    .slice(0, OFFERED)
    .map((value) => ({ label: `Refer to ${value}`, splices: [writingOf(document, node, diagnostic, value)] }));
};

const FIXES: Partial<Record<DiagnosticCode, (context: FillContext, diagnostic: ErnDiagnostic) => Fix[]>> = {
  order: fixOrder,
  missing: fixMissing,
  "unknown-element": fixUnknownElement,
  "unknown-attribute": fixUnknownAttribute,
  namespace: fixNamespace,
  version: fixRootName,
  "dangling-reference": fixDangling,
};

/** The name of a node, or of the nearest element around it that is known. */
const aboutOf = (document: ErnDocument, node: NodeId, allowed: AllowedHere): string | undefined => {
  const names = namesTo(document, node);
  while (names.length > 0 && !allowed.facts?.(names)) names.pop();
  return names.at(-1);
};

/** Adds quick fixes to a document's problems, if any are known, and what they are about; wrong values have their fixes. */
export const fixDiagnostics = (document: ErnDocument, diagnostics: readonly ErnDiagnostic[]): ErnDiagnostic[] => {
  const allowed = allowedIn(document);
  if (!allowed) return [...diagnostics];
  const context = new FillContext(document, allowed);
  const choiceOf = createChoices(document, allowed);
  return diagnostics.map((found) => {
    const about = aboutOf(document, found.node ?? document.root, allowed);
    const diagnostic = about === undefined ? found : { ...found, about };
    const fixes = diagnostic.fixes ?? FIXES[diagnostic.code]?.(context, diagnostic) ?? [];
    if (fixes.length > 0) return { ...diagnostic, fixes };
    const choice = choiceOf(diagnostic);
    return choice ? { ...diagnostic, choice } : diagnostic;
  });
};
