import { ERN_VERSIONS, NEWEST_VERSION, schemaModelOf, standardNames, standardPlaces } from "@ddex-suite/ern";
import type { InlineCode } from "mdast";

import type { TextFile } from "../../diagnostics/cached-files";
import { ContentError, fileLine } from "../../diagnostics/diagnostic";
import { splitFrontmatter } from "../../diagnostics/split-frontmatter";
import { nodesOf } from "../../mdx/nodes/walk";
import { parse } from "../../mdx/read/parse";
import { currentSymbols } from "../../reference/toolkit/current-symbols";
import ownVocabularies from "../../verification/doctest/languages/xml/own-vocabularies.json";

const VERSION = /(?<![\d.])([34]\.\d(?:\.\d)?)(?!\.?\d)|\bERN ([34])(?!\.?\d)|\bern\/([34]\d{1,2})\b/g;

/** The versions that a page is about: those that it names, as in "ERN 3", "4.2" or `ern/43`; if there are none, the newest. */
const versionsOf = (text: string): readonly (typeof ERN_VERSIONS)[number][] => {
  const named = [...text.matchAll(VERSION)].flatMap(([, version, edition, namespace]) =>
    ERN_VERSIONS.filter(
      (candidate) =>
        candidate === version || candidate.startsWith(`${edition}.`) || candidate.replaceAll(".", "") === namespace,
    ),
  );
  return named.length > 0 ? ERN_VERSIONS.filter((version) => named.includes(version)) : [NEWEST_VERSION];
};

const names = new Map(ERN_VERSIONS.map((version) => [version, new Set(standardNames(version))]));
const values = new Map(
  ERN_VERSIONS.map((version) => [
    version,
    new Set(schemaModelOf(version).values.flatMap((model) => model.values ?? [])),
  ]),
);

/** What the toolkit calls its symbols, and what it reads and writes besides ERN: "ReferenceTitle/TitleText". */
const ofToolkit = new Set([
  ...currentSymbols().flatMap(({ signature, note, texts }) =>
    [signature, note, ...texts].flatMap((text) => text.match(/\w+/g) ?? []),
  ),
  ...Object.values<Readonly<Record<string, string>>>(ownVocabularies)
    .flatMap((lists) => Object.entries(lists))
    .flatMap(([element, children]) => {
      const parent = element.split("/").at(-1)!;
      return children.match(/\w+/g)!.flatMap((child) => [child, `${parent}/${child}`]);
    }),
]);

const segmentsOf = (path: string): string[] => path.match(/\w+/g) ?? [];

const isOfToolkit = (path: string): boolean => {
  const [first = "", ...rest] = segmentsOf(path);
  return rest.length === 0
    ? ofToolkit.has(first)
    : rest.every((name, index) => ofToolkit.has(`${[first, ...rest][index]}/${name}`));
};

/** Whether it is written like a name or a path, or is a value of ERN. */
const isErn = (code: string): boolean =>
  /^@?[A-Z]\w*(?:[/@]@?[A-Z]\w*)*$/.test(code) &&
  ERN_VERSIONS.some(
    (version) => values.get(version)!.has(code) || segmentsOf(code).every((name) => names.get(version)!.has(name)),
  );

/**
 * Returns problems with the inline code of a page: names, paths, values and territory codes of ERN that don't exist in
 * a version that the page is about. A word that no version has is a problem of `npm run verify`.
 */
export const ernNameDiagnostics = ({ file, raw }: TextFile): string[] => {
  const { body, lineOffset } = splitFrontmatter(raw);
  const versions = versionsOf(raw);
  const diagnosticOf = (node: InlineCode): string[] => {
    const code = node.value.replace(/^<\/?|\s*\/?>$/g, "");
    if (!isErn(code) || isOfToolkit(code)) return [];
    const having = ERN_VERSIONS.filter(
      (version) => values.get(version)!.has(code) || standardPlaces(version, code).length > 0,
    );
    if (versions.some((version) => having.includes(version))) return [];
    const message = `The page is about ERN ${versions.join(", ")}, which doesn't have \`${code}\``;
    const remedy =
      having.length > 0
        ? `Correct it, or name a version that has it: ${having.join(", ")}`
        : "Correct it: no version has it";
    return [new ContentError(file, fileLine(node, { file, lineOffset }), message, remedy).message];
  };
  return nodesOf(parse(body, { file, lineOffset }), "inlineCode").flatMap(diagnosticOf);
};
