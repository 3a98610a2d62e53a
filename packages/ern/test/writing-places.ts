import {
  allowedInVersion,
  childElements,
  contentRangeOf,
  type ErnDocument,
  listAttributes,
  localNameOf,
  namesTo,
  type NodeId,
  parseErn,
  positionAt,
  rangeOf,
  versionOf,
} from "../src";

type Position = ReturnType<typeof positionAt>;

/** How many places of each kind are tried in a message. */
const TRIED = { child: 9, value: 7, attribute: 4, "attribute value": 5 };

/** Where something can be written in a message, and what the model of its version says there. */
interface Place {
  kind: keyof typeof TRIED;
  /** The names from the root; of two places with the same path, the first is tried. */
  path: string;
  position: Position;
  offered: readonly string[];
  /** Where the name of the element around it is, and what the model knows about it. */
  name: Position;
  facts: string;
}

const inOrder = (names: readonly string[]): string[] => [...names].sort((a, b) => a.localeCompare(b));

const elementsWithin = (document: ErnDocument, node: NodeId = document.root): NodeId[] => [
  node,
  ...childElements(document, node).flatMap((child) => elementsWithin(document, child)),
];

/** All places of a message for which the model has something to offer. */
const placesIn = (document: ErnDocument): Place[] => {
  const allowed = allowedInVersion(versionOf(document)!);
  return elementsWithin(document).flatMap((node) => {
    const names = namesTo(document, node);
    const { type, occurrence } = allowed.facts!(names)!;
    const about = {
      name: positionAt(document, rangeOf(document, node).from + 1),
      facts: `${type ? `${type}, ` : ""}${occurrence}, by ${allowed.maker}.`,
    };
    const place = (kind: Place["kind"], part: string, offset: number, offered: readonly string[] = []): Place => ({
      ...{ kind, path: `${names.join("/")}${part}`, position: positionAt(document, offset), offered },
      ...about,
    });
    const children = childElements(document, node);
    const present = children.map((child) => localNameOf(document, child));
    const attributes = listAttributes(document, node);
    const missing = allowed
      .attributes(names)
      .filter((attribute) => attributes.every(({ name }) => name !== attribute.name));
    const namesOf = (isRequired: boolean) =>
      inOrder(missing.flatMap(({ name, required }) => (required === isRequired ? name : [])));
    return [
      ...children.map((child, index) =>
        place("child", `/${present[index]}`, rangeOf(document, child).to, allowed.children(names, present, index + 1)),
      ),
      place("value", "", contentRangeOf(document, node).from, inOrder(allowed.values(names))),
      ...attributes.flatMap(({ name, from, range }) => [
        place("attribute", "", from, [...namesOf(true), ...namesOf(false)]),
        place("attribute value", `/@${name}`, range.from, inOrder(allowed.values(names, name))),
      ]),
    ].filter(({ offered }) => offered.length > 0);
  });
};

/** Returns 25 places of a message where something can be written: of each kind as many as are tried, from its beginning to its end. */
export const writingPlaces = (source: string): Place[] => {
  const document = parseErn(source);
  const all = placesIn(document).filter(
    ({ kind, path }, index, places) =>
      places.findIndex((candidate) => candidate.kind === kind && candidate.path === path) === index,
  );
  return Object.entries(TRIED).flatMap(([kind, count]) => {
    const same = all.filter((place) => place.kind === kind);
    return Array.from({ length: count }, (_, index) => same[Math.floor((index * same.length) / count)]!);
  });
};
