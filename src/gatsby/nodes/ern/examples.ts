import { readdirSync, readFileSync } from "node:fs";

import {
  type CatalogPlace,
  childElements,
  childNames,
  type ContentPart,
  convertedVersions,
  convertErn,
  type ErnDocument,
  nameOf,
  type NodeId,
  parseErn,
  rangeOf,
  TARGET_VERSIONS,
  versionOf,
} from "@ddex-suite/ern";

import { exampleText } from "./describe-text";

const MOST_CHILDREN = 8;

/** Returns an element's source; of its children's contents only what fits in a line. */
const excerpt = (document: ErnDocument, node: NodeId): string => {
  const sourceOf = (element: NodeId): string => {
    const { from, to } = rangeOf(document, element);
    return document.source.slice(from, to);
  };
  const source = sourceOf(node);
  const children = childElements(document, node);
  if (children.length === 0) return source;
  const opening = source.slice(0, source.indexOf(">") + 1);
  const lines = children.slice(0, MOST_CHILDREN).map((child) => {
    const inner = sourceOf(child);
    if (!inner.includes("\n")) return `  ${inner}`;
    return `  ${inner.slice(0, inner.indexOf(">") + 1)}…</${nameOf(document, child)}>`;
  });
  const more = children.length > MOST_CHILDREN ? ["  …"] : [];
  return [opening, ...lines, ...more, `</${nameOf(document, node)}>`].join("\n");
};

const SAMPLES = "src/playground/samples";

/** "43-album.xml" → 4.3, "382-album.xml" → 3.82. */
const numberOf = (file: string): number => Number(file.replace(/^(\d)(\d+).*/, "$1.$2"));

/** Returns the samples that are right, those of newer versions first. */
const validSamples = (): string[] =>
  readdirSync(SAMPLES)
    .filter((name) => /^\d+-(?:album|single|video|twelve-tracks)\.xml$/.test(name))
    .sort((a, b) => numberOf(b) - numberOf(a) || (a < b ? -1 : 1));

interface Example {
  xml: string;
  /** The playground's sample that has the element, if one has. */
  sample?: string;
}

/** Returns the elements of a document by their names: the first of each. */
const firstElements = (document: ErnDocument): Map<string, NodeId> => {
  const found = new Map<string, NodeId>();
  const visit = (node: NodeId): void => {
    const name = nameOf(document, node);
    if (!found.has(name) && node !== document.root) found.set(name, node);
    childElements(document, node).forEach(visit);
  };
  visit(document.root);
  return found;
};

const [NEWEST] = TARGET_VERSIONS;

/** Returns an example of each element in the playground's samples, in the newest version if that has it. */
export const readExamples = (): ReadonlyMap<string, Example> => {
  const examples = new Map<string, Example>();
  const samples = validSamples().map((sample) => ({
    sample,
    document: parseErn(readFileSync(`${SAMPLES}/${sample}`, "utf8")),
  }));
  const latest = convertedVersions(NEWEST).findLast((version) =>
    samples.some(({ document }) => versionOf(document) === version),
  );
  const converted = samples
    .filter(({ document }) => versionOf(document) === latest)
    .map(({ document }) => parseErn(convertErn(document, NEWEST).source));
  for (const document of [...converted, ...samples.map((sample) => sample.document)])
    for (const [name, node] of firstElements(document))
      if (!examples.has(name)) examples.set(name, { xml: excerpt(document, node) });
  for (const { sample, document } of samples)
    for (const name of firstElements(document).keys()) examples.get(name)!.sample ??= sample;
  return examples;
};

/** Returns what a content must have; of a choice, the first alternative. */
const requiredIn = (parts: readonly ContentPart[]): string[] =>
  parts.flatMap((part) => {
    if (part.occurs === "optional" || part.occurs === "any number") return [];
    return "name" in part ? [part.name] : requiredIn(part.oneOf[0] ?? []);
  });

/** Returns the smallest example of an element that no sample has: its required children, or the first optional one. */
export const smallestExample = (name: string, { parts, attributes, text }: CatalogPlace): string => {
  const required = attributes.filter((attribute) => attribute.required);
  const tag = [name, ...required.map(({ name, value }) => `${name}="${exampleText(value)}"`)].join(" ");
  const must = requiredIn(parts);
  const children = must.length > 0 ? must : childNames(parts).slice(0, 1);
  const lines = children.slice(0, MOST_CHILDREN).map((child) => `  <${child}>…</${child}>`);
  if (lines.length === 0) return text ? `<${tag}>${exampleText(text)}</${name}>` : `<${tag}/>`;
  return [`<${tag}>`, ...lines, `</${name}>`].join("\n");
};
