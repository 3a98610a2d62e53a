import { readdirSync, readFileSync } from "node:fs";

import { childElements, type ErnDocument, nameOf, type NodeId, parseErn, rangeOf } from "../../../ern";
import { highlight } from "../../../utils/highlight/highlight";

const MOST_CHILDREN = 8;

/** An element's source; of its children's contents only what fits in a line. */
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
const versionOf = (file: string): number => Number(file.replace(/^(\d)(\d+).*/, "$1.$2"));

/** The samples that are right, those of newer versions first. */
const rightSamples = (): string[] =>
  readdirSync(SAMPLES)
    .filter((name) => /^\d+-(?:album|single|video|twelve-tracks)\.xml$/.test(name))
    .sort((one, other) => versionOf(other) - versionOf(one) || (one < other ? -1 : 1));

interface Example {
  html: string;
  /** The playground's sample that it's from. */
  sample: string;
}

/** An example of each element that the playground's samples have. */
export const readExamples = (): ReadonlyMap<string, Example> => {
  const examples = new Map<string, Example>();
  for (const sample of rightSamples()) {
    const document = parseErn(readFileSync(`${SAMPLES}/${sample}`, "utf8"));
    const visit = (node: NodeId): void => {
      const name = nameOf(document, node);
      if (!examples.has(name) && node !== document.root)
        examples.set(name, { html: highlight(excerpt(document, node), "xml").join("\n"), sample });
      childElements(document, node).forEach(visit);
    };
    visit(document.root);
  }
  return examples;
};
