import path from "node:path";

import {
  AREAS,
  areasOf,
  type CatalogElement,
  type CatalogPlace,
  type CatalogValue,
  elementsOf,
  ERN_VERSIONS,
  listElements,
  listValueSets,
  movedPaths,
  schemaModelOf,
  SHOWN_VERSIONS,
  VERSION_FACTS,
} from "@ddex-suite/ern";
import type { CreatePagesArgs, Node } from "gatsby";

import meaningsByName from "../../../../content/ern/meanings.json";
import meaningsBySets from "../../../../content/ern/value-meanings.json";
import { codeBlockHtml } from "../../../mdx/code/code-block";
import { groupBy } from "../../../utils/lists";
import { meaningsOfSet } from "../../../utils/meanings-of-set";
import { paths } from "../../../utils/paths";
import { versionsSentence } from "../../../utils/version-mark";
import type { GetNodes, ResolverContext } from "../../content/node-builder";
import { isBuilt } from "../../content/pages";
import type { DocFields } from "../../content-types/docs/node";
import type { NodeType } from "../../registry/node-type";
import { type ListedItem, listedItem } from "../../registry/sidebar-node";
import { nameOfCode } from "./code-names";
import { describeText } from "./describe-text";
import { elementErrors } from "./element-errors";
import { readExamples, smallestExample } from "./examples";
import { readMentions } from "./mentions";
import { groupedValues } from "./value-groups";

const meanings: Readonly<Record<string, string>> = meaningsByName;

/** Returns the rows of the table that compares versions: parents with the same answers are together. */
const occurrencesOf = (element: CatalogElement) => {
  const rows = element.occurrences.map(({ parent, byVersion }) => ({
    parent,
    versions: SHOWN_VERSIONS.map((version) => ({
      ...(byVersion[version] ?? { words: "", deprecated: false }),
      moved: movedPaths(element, parent.name, version),
    })),
  }));
  return [...groupBy(rows, ({ versions }) => JSON.stringify(versions)).values()].map((same) => ({
    parents: same.map(({ parent }) => parent).sort((a, b) => (a.name < b.name ? -1 : 1)),
    versions: same[0]!.versions,
  }));
};

/** Versions that say a value by the same codes are together. */
const otherCodesOf = ({ elsewhere }: CatalogValue) =>
  [...groupBy(elsewhere, ({ codes }) => JSON.stringify(codes)).values()].map((same) => ({
    versions: same.map(({ version }) => version),
    codes: same[0]!.codes,
  }));

const placeFields = (element: string, { text, attributes, ...place }: CatalogPlace) => ({
  ...place,
  meaning: place.parents.length === 1 ? (meanings[`${place.parents[0]!.name}/${element}`] ?? null) : null,
  attributes: attributes.map(({ name, required, deprecated, value }) => ({
    name,
    required,
    deprecated,
    meaning: meanings[name] ?? null,
    text: describeText(value),
  })),
  text: text && describeText(text),
});

type Listed = DocFields & Node;

let mentions: ReturnType<typeof readMentions> | undefined;

/** Returns the docs that mention an element. */
const mentionsOf = async ({ name }: { name: string }, { nodeModel }: ResolverContext) => {
  if (!mentions) {
    const { entries } = await nodeModel.findAll<Listed>({ type: "Doc" });
    mentions = readMentions([...entries].filter((doc) => isBuilt(doc) && doc.version === null));
  }
  return mentions.get(name) ?? [];
};

type ErnNode = Node & { name: string; path: string; area?: string };

/** The templates of the nodes that have pages, by type. */
const templates = { ErnElement: "ern-element", ErnValueSet: "ern-value-set" };

/** Returns a link to a list of names, whose pages have all of them below it. */
const listOf = (label: string, listPath: string, nodes: readonly ErnNode[] = []): ListedItem => {
  const items = nodes
    .map(({ name, path: page }) => listedItem({ label: name, path: page }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
  return listedItem({ label, path: listPath, digest: null, items });
};

/** Returns the parts of a message, in its order, between the list of all names and the other pages of the reference. */
const sidebarItems = ({ getNodesByType }: GetNodes): ListedItem[] => {
  const elements = groupBy(getNodesByType("ErnElement") as ErnNode[], ({ area = "" }) => area);
  return [
    listedItem({ label: "All names", path: paths.ern() }),
    ...AREAS.map((area) => listOf(area, paths.ernArea(area), elements.get(area))),
    listOf("Value sets", paths.ernArea("Value sets"), getNodesByType("ErnValueSet") as ErnNode[]),
    listedItem({ label: "Changes by version", path: paths.doc("ern/changes") }),
    listedItem({ label: "Release profiles", path: paths.doc("ern/profiles") }),
    listedItem({ label: "Validators", path: paths.doc("ern/validators") }),
  ];
};

const heading = "ERN reference";

/** The versions, elements and value sets of ERN, and the pages of the last two. */
export const ern: NodeType = {
  name: "ern",
  resolvers: {
    ErnElement: { mentions: mentionsOf, example: ({ example }: { example: string }) => codeBlockHtml(example, "xml") },
  },
  source: (create) => {
    mentions = undefined;
    const elements = listElements();
    const areas = areasOf(elements);
    const examples = readExamples();
    for (const element of elements) {
      const { name, versions, places } = element;
      const example = examples.get(name);
      create("ErnElement", name, {
        name,
        path: paths.ernElement(name),
        meaning: meanings[name] ?? null,
        area: areas.get(name),
        versions,
        occurrences: occurrencesOf(element),
        places: places.map((place) => placeFields(name, place)),
        example: example?.xml ?? smallestExample(name, places[0]!),
        playground: example?.sample && paths.playgroundSample(example.sample, name),
        errors: elementErrors(element),
      });
    }
    for (const { name, versions, users, values } of listValueSets(elements)) {
      const valueMeanings = meaningsOfSet(meaningsBySets, name);
      const shown = groupedValues(name, values).map((value) => ({
        ...value,
        elsewhere: otherCodesOf(value),
        meaning: valueMeanings[value.value] ?? nameOfCode(name, value.value) ?? null,
      }));
      create("ErnValueSet", name, {
        name,
        path: paths.ernValueSet(name),
        users,
        versions,
        versionsSentence: versionsSentence(versions, values),
        count: values.length,
        hasMeanings: shown.some(({ meaning }) => meaning !== null),
        values: shown,
      });
    }
    for (const name of ERN_VERSIONS)
      create("ErnVersion", name, {
        name,
        ...VERSION_FACTS[name],
        isCompared: SHOWN_VERSIONS.some((version) => version === name),
        elements: new Set([...elementsOf(name).values()].map((element) => element.name)).size,
        valueSets: schemaModelOf(name).values.filter(({ values }) => values).length,
      });
  },
  routes: ({ getNodesByType }) =>
    Object.keys(templates).flatMap((type) =>
      (getNodesByType(type) as ErnNode[]).map((node) => ({ file: "content/ern", path: node.path })),
    ),
  sidebar: {
    name: "ern",
    label: heading,
    heading,
    find: "Find a name",
    home: paths.ernElement("NewReleaseMessage"),
    items: sidebarItems,
  },
  createPages: ({ actions, getNodesByType }: CreatePagesArgs) => {
    for (const [type, template] of Object.entries(templates))
      for (const node of getNodesByType(type) as ErnNode[])
        actions.createPage({
          path: node.path,
          component: path.resolve(`src/templates/${template}.tsx`),
          context: { id: node.id, sidebar: ern.sidebar?.name },
        });
  },
};
