import {
  childElements,
  contentRangeOf,
  type ErnDocument,
  isElement,
  localNameOf,
  type NodeId,
  textOf,
} from "../../src";

/** A value in a message, and its offset there. */
export interface LocatedValue {
  value: string;
  from: number;
}

/** A file that a message names. */
export interface DeliveredFile {
  /** Its location as written; relative to the message, unless it's an address. */
  location: LocatedValue;
  /** Whether ERN 3 names the file without a folder; it's then also looked for in resources/. */
  isBare: boolean;
  /** Whether it may be missing, because the message says that it isn't delivered. */
  isAbsent: boolean;
  algorithm?: string;
  hashSum?: LocatedValue;
  kilobytes?: LocatedValue;
}

/** Creates a reader of the children of elements by their local names. */
export const createChildReader = (document: ErnDocument) => {
  const all = (node: NodeId, name: string): NodeId[] =>
    childElements(document, node).filter((child) => localNameOf(document, child) === name);
  const find = (node: NodeId | undefined, ...path: string[]): NodeId | undefined =>
    path.reduce<NodeId | undefined>((found, name) => (found === undefined ? undefined : all(found, name)[0]), node);
  const read = (node: NodeId | undefined, ...path: string[]): LocatedValue | undefined => {
    const found = find(node, ...path);
    if (found === undefined) return undefined;
    return { value: textOf(document, found).trim(), from: contentRangeOf(document, found).from };
  };
  return { all, find, read };
};

/** Returns the files that a message names, in its order: each is in an element File of its resource. */
export const listDeliveredFiles = (document: ErnDocument): DeliveredFile[] => {
  const { find, read } = createChildReader(document);
  const files: DeliveredFile[] = [];
  for (let node = 1; node < document.nodes.count; node += 1) {
    if (!isElement(document, node) || localNameOf(document, node) !== "File") continue;
    const bare = read(node, "FileName");
    const folder = read(node, "FilePath")?.value.replace(/\/*$/, "/");
    const location =
      read(node, "URI") ?? read(node, "URL") ?? (bare && { ...bare, value: (folder ?? "") + bare.value });
    if (!location) continue;
    const provided = read(document.nodes.parent[node], "IsProvidedInDelivery")?.value;
    const sum = find(node, "HashSum");
    const hashSum = read(sum, "HashSumValue") ?? read(sum, "HashSum");
    files.push({
      location,
      isBare: bare !== undefined && folder === undefined,
      isAbsent: provided === "false" || provided === "0",
      algorithm: (read(sum, "Algorithm") ?? read(sum, "HashSumAlgorithmType"))?.value,
      hashSum,
      kilobytes: read(node, "FileSize"),
    });
  }
  return files;
};
