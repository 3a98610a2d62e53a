import type { AllowedHere } from "../schema/allowed-here";
import { AVS_VERSION_ID, MESSAGE, VERSION_FACTS } from "../schema/versions";
import { sortByLikeness } from "../text/likeness";
import { withShortLabel } from "../text/shorten";
import type { DiagnosticCode, ErnDiagnostic, ErnDocument, Fix, NodeId } from "../types";
import { childNames, localNameOf, namesTo, parentOf } from "../xml/nodes";
import { createChoices } from "./choices";
import { additionOf, allowedIn, moveOf } from "./element-edits";
import { FillContext } from "./fill-context";
import { fillFromMessage, placeholder } from "./fix-lacking";
import { attributesIn, fixByRemoval, fixRootName, fixUnknownAttribute, fixUnknownElement } from "./fix-names";
import { fixNamespace } from "./fix-namespaces";
import { fixText } from "./fix-text";
import { attributeInsertionOf, writingOf } from "./node-edits";
import { toSkeleton } from "./to-skeleton";

/** The most references offered for a dangling one. */
const OFFERED = 6;
/** The most characters of a reference that are compared. */
const LONGEST_RANKED = 80;

/** Moves an element into schema order: before the first that comes after it. */
const fixOrder = (context: FillContext, { node = 0, name }: ErnDiagnostic): Fix[] => {
  const { document } = context;
  if (name !== undefined) return fixByRemoval(context, node, `Remove this ${localNameOf(document, node)}`);
  const { rules, placeOf, countLike, previousLike, firstBehind } = context.orderIn(parentOf(document, node));
  const place = placeOf(node);
  // An element that isn't repeatable must stay the only one.
  if (place === -1 || (countLike(node) > 1 && !rules[place]!.repeatable)) return [];
  const before = firstBehind(place);
  if (before === undefined || before >= node) return [];
  const label = `Move before ${localNameOf(document, before)}`;
  const overtakes = (previousLike(node) ?? -1) > before;
  return [{ label, splices: moveOf(document, node, before), ...(!overtakes && { isCertain: true }) }];
};

/** The value of an attribute elsewhere in the message, otherwise one that satisfies the schema. */
const attributeValue = (context: FillContext, node: NodeId, name: string): string => {
  const { document, reader } = context;
  const elsewhere = context.attributeElsewhere(name);
  if (elsewhere !== undefined) return elsewhere;
  if (name === "AvsVersionId")
    return (context.version && VERSION_FACTS[context.version].avsVersionId) ?? AVS_VERSION_ID;
  if (name === "MessageSchemaVersionId") return "ern/382";
  if (name === "Namespace")
    return reader.first(document.root, "MessageHeader", "MessageSender", "PartyId")?.value ?? "";
  return placeholder(context, namesTo(document, node), name) ?? "";
};

const fixMissing = (context: FillContext, { node = 0, name }: ErnDiagnostic): Fix[] => {
  const { document } = context;
  if (name === undefined) return [];
  if (!attributesIn(context, node)?.some((attribute) => attribute.name === name)) {
    if (childNames(document, node).includes(name)) return [];
    const skeleton = toSkeleton(context.allowed, namesTo(document, node), name, fillFromMessage(context));
    return skeleton ? [{ label: `Add ${name}`, splices: [additionOf(document, node, skeleton)] }] : [];
  }
  const value = attributeValue(context, node, name);
  const splices = [attributeInsertionOf(document, node, [[name, value]])];
  return value === "" ? [] : [{ label: `Add ${name}="${value}"`, splices }];
};

/** Defined references of the same type, those most like the dangling one first. */
const fixDangling = ({ document, targetsFor }: FillContext, diagnostic: ErnDiagnostic): Fix[] => {
  const { node = 0, from, to } = diagnostic;
  return sortByLikeness(document.source.slice(from, Math.min(to, from + LONGEST_RANKED)), targetsFor(node))
    .slice(0, OFFERED)
    .map((value) => ({ label: `Refer to ${value}`, splices: [writingOf(document, node, diagnostic, value)] }));
};

const FIXES: Partial<Record<DiagnosticCode, (context: FillContext, diagnostic: ErnDiagnostic) => Fix[]>> = {
  order: fixOrder,
  missing: fixMissing,
  text: fixText,
  "unknown-element": fixUnknownElement,
  "unknown-attribute": fixUnknownAttribute,
  namespace: fixNamespace,
  version: fixRootName,
  "dangling-reference": fixDangling,
};

/** The name of a node, or of the nearest element around it that is known. */
const findAbout = (document: ErnDocument, node: NodeId, allowed: AllowedHere): string | undefined => {
  const names = namesTo(document, node);
  while (names.length > 0 && !allowed.facts?.(names)) names.pop();
  return names.at(-1);
};

/** Adds quick fixes to a document's problems, if any are known, and what they are about; wrong values have their fixes. */
export const fixDiagnostics = (document: ErnDocument, diagnostics: readonly ErnDiagnostic[]): ErnDiagnostic[] => {
  const allowed = allowedIn(document);
  if (!allowed || localNameOf(document, document.root) !== MESSAGE) return [...diagnostics];
  const context = new FillContext(document, allowed);
  const choiceOf = createChoices(document, allowed);
  return diagnostics.map((found) => {
    const about = findAbout(document, found.node ?? document.root, allowed);
    const diagnostic = about === undefined ? found : { ...found, about };
    const fixes = diagnostic.fixes ?? FIXES[diagnostic.code]?.(context, diagnostic) ?? [];
    if (fixes.length > 0) return { ...diagnostic, fixes: fixes.map(withShortLabel) };
    const choice = choiceOf(diagnostic);
    return choice ? { ...diagnostic, choice } : diagnostic;
  });
};
