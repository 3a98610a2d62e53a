import facts from "../../data/versions.json";
import { ERN_VERSIONS, type ErnVersion } from "../model-types";
import type { ErnDocument, NodeId } from "../types";
import { findAttribute } from "../xml/attributes";
import { prefixOf } from "../xml/names";
import { nameOf, parentOf } from "../xml/nodes";

interface VersionFacts {
  /** The namespace of its messages. */
  namespace: string;
  /** The edition of DDEX's value sets that its schema uses; undefined if its messages name none or it isn't known. */
  avsVersionId?: string;
}

/** The message that the engine reads the parts of. */
export const MESSAGE = "NewReleaseMessage";

/** What messages say about their version. */
export const VERSION_FACTS: Readonly<Record<ErnVersion, VersionFacts>> = facts;

/** The edition of the value sets in our data. */
export const AVS_VERSION_ID = facts["4.3"].avsVersionId;

/** ERN 3.2 and 3.3 had a different form of namespace. */
const ANY_VERSION = /^http:\/\/ddex\.net\/xml\/(?:ern|\d{4}\/ern-main)\/([34])(\d)(\d)?(D\d)?$/;

/** The message namespaces that the engine knows. */
export const KNOWN_NAMESPACES: readonly string[] = ERN_VERSIONS.map((version) => VERSION_FACTS[version].namespace);

/** The other messages of ERN 3 and 4, and the versions that have them. */
const OTHER_MESSAGES: Readonly<Record<string, RegExp>> = {
  PurgeReleaseMessage: /^(3\.8|4)/,
  CatalogListMessage: /^3\.[3-8]/,
  NewDealMessage: /^3\.2/,
  MusicalWorkLicenseInformationMessage: /^3\.2/,
};

/** Returns whether a version has a message of this name, other than a NewReleaseMessage. */
export const isOtherMessage = (name: string, version: string): boolean => OTHER_MESSAGES[name]?.test(version) ?? false;

/** Returns whether any version has a message of this name, other than a NewReleaseMessage. */
export const isAnyOtherMessage = (name: string): boolean => Object.hasOwn(OTHER_MESSAGES, name);

/** Returns the version for a namespace; null if the engine doesn't know its elements. */
export const toVersion = (namespace: string): ErnVersion | null =>
  ERN_VERSIONS[KNOWN_NAMESPACES.indexOf(namespace)] ?? null;

/** Returns the version whose tables are nearest to an older one that has no complete tables; undefined for any other. */
export const nearestTables = (number: string): ErnVersion | undefined =>
  number === "3.8" ? "3.8" : /^3\.[4-7](\.1)?$/.test(number) ? "3.7.1" : undefined;

/** Returns the version number for a namespace, "3.8.1"; null if it isn't ERN 3 or 4. */
export const toVersionNumber = (namespace: string): string | null => {
  const match = ANY_VERSION.exec(namespace);
  if (!match) return null;
  const [, major, minor, patch, draft] = match;
  return [[major, minor, patch].filter(Boolean).join("."), draft].filter(Boolean).join(" ");
};

/** The newest version that the engine knows of. */
export const NEWEST_VERSION = ERN_VERSIONS.at(-1)!;

/** Returns whether a version doesn't exist: there is none between 3.8 and 4.1, and later ones are known, except drafts. */
export const isInvalidVersion = (number: string): boolean =>
  /^(3\.9|4)[\d.]*$/.test(number) && !(ERN_VERSIONS as readonly string[]).includes(number);

/** Where DDEX's schemas are downloaded from, a version with dots, quotes, a slash or a file name at the end, … */
const NEARLY = /^\W*(?:https?:)?\/*(?:[\w-]+\.)?ddex\.net\/+(?:xml\/+)?ern[-/]*([34](?:\.?\d){1,2})(?:\W.*)?$/is;

/** Returns the namespace intended by one that is nearly right; undefined if it's right or can't be guessed. */
export const findIntendedNamespace = (namespace: string): string | undefined => {
  const digits = NEARLY.exec(namespace)?.[1]?.replaceAll(".", "");
  const intended = `http://ddex.net/xml/ern/${digits}`;
  return digits === undefined || intended === namespace || isInvalidVersion(toVersionNumber(intended)!)
    ? undefined
    : intended;
};

/** Returns whether a value looks like a version of ERN: "4.3", "43", "ern/432". */
export const isVersionOfErn = (value: string): boolean => /^\s*(ern[/ ]?)?[34]\.?\d(\.?\d)?\s*$/i.test(value);

export const XML_SCHEMA_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";

/** Returns the namespace that a prefix has in an element, "" for the default one, from the nearest declaration. */
export const namespaceOfPrefix = (document: ErnDocument, node: NodeId, prefix: string): string => {
  for (let ancestor = node; ancestor !== 0; ancestor = parentOf(document, ancestor)) {
    const declaration = findAttribute(document, ancestor, prefix === "" ? "xmlns" : `xmlns:${prefix}`);
    if (declaration) return declaration.value;
  }
  return "";
};

/** Returns the namespace of an element's name. */
export const namespaceOf = (document: ErnDocument, node: NodeId): string =>
  namespaceOfPrefix(document, node, prefixOf(nameOf(document, node)));

const DECLARATION = /\sxmlns(?::([^\s=]+))?\s*=\s*(["'])(.*?)\2/gs;

/** Returns all declarations of namespaces in a message, with the range of each value as it's written. */
export const listDeclarations = ({ source }: ErnDocument) =>
  [...source.matchAll(DECLARATION)].map(({ 0: all, 1: prefix = "", 3: value = "", index }) => {
    const to = index + all.length - 1;
    return { prefix, value, from: to - value.length, to };
  });

/** Returns the prefixes that are declared as the root's namespace alone. */
export const listOwnPrefixes = (document: ErnDocument): Set<string> => {
  const namespace = namespaceOf(document, document.root);
  const isOwn = new Map<string, boolean>();
  for (const { prefix, value } of listDeclarations(document))
    isOwn.set(prefix, (isOwn.get(prefix) ?? true) && value === namespace);
  return new Set([...isOwn].flatMap(([prefix, isAlways]) => (isAlways && namespace !== "" ? prefix : [])));
};

/** The namespace of a document's root, or the one that it intends. */
const intendedNamespaceOf = (document: ErnDocument): string => {
  const namespace = namespaceOf(document, document.root);
  return findIntendedNamespace(namespace) ?? namespace;
};

/** Returns the version of a document, by its root's namespace or the one that it intends. */
export const versionOf = (document: ErnDocument): ErnVersion | null => toVersion(intendedNamespaceOf(document));

/** Returns the number of a document's version, known or not, by the same namespace; null if that isn't ERN 3 or 4. */
export const versionNumberOf = (document: ErnDocument): string | null => toVersionNumber(intendedNamespaceOf(document));
