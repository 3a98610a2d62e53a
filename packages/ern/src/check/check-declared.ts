import type { Reader } from "../model/reader";
import type { ErnVersion } from "../model-types";
import { KNOWN_EDITIONS } from "../schema/facts";
import { isVersionOfErn, namespaceOfPrefix, VERSION_FACTS, XML_SCHEMA_INSTANCE } from "../schema/versions";
import { findAttribute, listAttributes } from "../xml/attributes";
import { prefixOf } from "../xml/names";
import type { DiagnosticList } from "./diagnostic-list";

/** Reports an edition of the value sets that isn't known, or that is a version of ERN. */
const checkEdition = ({ document }: Reader, version: ErnVersion, diagnostics: DiagnosticList): void => {
  const attribute = findAttribute(document, document.root, "AvsVersionId");
  if (!attribute || KNOWN_EDITIONS.includes(attribute.value)) return;
  const guess = VERSION_FACTS[version].avsVersionId;
  if (!isVersionOfErn(attribute.value)) {
    if (guess === undefined) return;
    const message = `AvsVersionId is “${attribute.value}”, an edition of DDEX's sets of values that isn't known here: those known are ${KNOWN_EDITIONS.join(" and ")}.`;
    const remedy = `The values are checked with edition ${guess}. If that's what they are from, write ${guess}.`;
    diagnostics.addAttribute("hint", "avs-version", { message, remedy }, document.root, attribute);
    return;
  }
  const message = `AvsVersionId is “${attribute.value}”, which looks like a version of ERN, not an edition of DDEX’s sets of values.`;
  const remedy = `Write the number of the edition that your values are from${guess ? `; the schema of ERN ${version} has ${guess}` : ""}.`;
  diagnostics.addAttribute("hint", "avs-version", { message, remedy, guess }, document.root, attribute);
};

const ERN_PATH = /(?<=\/ern\/)\d{2,3}(?![^/\s])/g;

/** Reports a schema location of another version than the namespace. */
const checkSchemaLocation = ({ document }: Reader, version: ErnVersion, diagnostics: DiagnosticList): void => {
  const { root } = document;
  const [ownDigits = ""] = VERSION_FACTS[version].namespace.match(ERN_PATH) ?? [];
  for (const attribute of listAttributes(document, root)) {
    const prefix = prefixOf(attribute.name);
    if (!attribute.name.endsWith(":schemaLocation")) continue;
    if (namespaceOfPrefix(document, root, prefix) !== XML_SCHEMA_INSTANCE) continue;
    const otherDigits = attribute.value.match(ERN_PATH)?.find((digits) => digits !== ownDigits);
    if (otherDigits === undefined) continue;
    const guess = attribute.value.replace(ERN_PATH, ownDigits);
    const message = `${attribute.name} names a schema of ERN ${[...otherDigits].join(".")}, and the namespace is that of ERN ${version}.`;
    const remedy = `Write ${guess}, or the namespace of the version that the message is written in.`;
    diagnostics.addAttribute("hint", "schema-location", { message, remedy, guess }, root, attribute);
  }
};

/** Reports a message of ERN 3 without a main release. */
const checkMainRelease = (reader: Reader, version: ErnVersion, diagnostics: DiagnosticList): void => {
  const releases = reader.all(reader.document.root, "ReleaseList", "Release");
  const isMain = (release: number): boolean =>
    /^(true|1)$/.test(reader.attribute(release, "IsMainRelease")?.value.trim() ?? "");
  if (!version.startsWith("3") || releases.length === 0 || releases.some(isMain)) return;
  const message = "No release is marked as the main one.";
  const remedy = 'Write IsMainRelease="true" in the release that the message is about.';
  diagnostics.addElement("hint", "main-release", { message, remedy }, releases[0]!);
};

/** Checks what a message says about itself. */
export const checkDeclared = (...parts: [Reader, ErnVersion, DiagnosticList]): void => {
  checkEdition(...parts);
  checkSchemaLocation(...parts);
  checkMainRelease(...parts);
};
