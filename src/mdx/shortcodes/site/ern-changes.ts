import {
  changesBetween,
  type ElementChange,
  ERN_VERSIONS,
  type ErnChanges,
  type ErnVersion,
  type PartChange,
} from "@ddex-suite/ern";
import { counted } from "@ddex-suite/ern/text/counted";
import type { BlockContent, Content, PhrasingContent } from "mdast";

import { groupBy } from "../../../utils/lists";
import { paths } from "../../../utils/paths";
import { component } from "../../nodes/component";
import { code, codes, link, list, paragraph, table, text, withCommas } from "../../nodes/markdown-nodes";
import type { Shortcode } from "../shortcode";

/** What readers see of each kind of change, in this order. */
const KINDS: Readonly<Record<PartChange["kind"], string>> = {
  added: "New",
  required: "Now required",
  optional: "Now optional",
  repeatable: "May now be repeated",
  single: "At most once now",
  deprecated: "Deprecated",
  removed: "Gone",
};

const AREAS: Readonly<Record<string, string>> = {
  NewReleaseMessage: "The message itself",
  MessageHeader: "Header",
  PartyList: "Parties",
  ResourceList: "Resources",
  ReleaseList: "Releases",
  DealList: "Deals",
};

/** The longest list of values that's shown in full. */
const MOST_VALUES = 20;

/** "New: A, B (required). Gone: C." */
const sentences = (lists: readonly (readonly [label: string, list: PhrasingContent[]])[]): PhrasingContent[] =>
  lists
    .filter(([, list]) => list.length > 0)
    .flatMap(([label, list], index) => [text(`${index === 0 ? "" : " "}${label}: `), ...list, text(".")]);

const partsCell = (parts: readonly PartChange[]): PhrasingContent[] =>
  sentences(
    Object.entries(KINDS).map(([kind, label]) => {
      const alike = parts.filter((part) => part.kind === kind);
      const mark = ({ required }: PartChange): PhrasingContent[] => (required ? [text(" (required)")] : []);
      return [label, withCommas(alike.map((part) => [code(part.name), ...(kind === "added" ? mark(part) : [])]))];
    }),
  );

const elementCell = ({ element, parents }: ElementChange): PhrasingContent[] => [
  // Other names have no link, which takes three times the room of a name.
  link(paths.ernElement(element), code(element)),
  ...(parents.length > 0 ? [text(" in "), ...codes(parents)] : []),
];

const valuesOf = (values: readonly string[]): PhrasingContent[] =>
  values.length > MOST_VALUES ? [text(`${values.length} values`)] : codes(values);

const collapsed = (summary: string, ...content: BlockContent[]): Content[] => [
  component("Details", { summary }, content),
];

const areaBlocks = ({ elements }: ErnChanges): Content[] => {
  const areas = [...new Set([...Object.keys(AREAS), ...elements.map(({ area }) => area)])];
  return areas.flatMap((area) => {
    const areaChanges = elements.filter((change) => change.area === area);
    if (areaChanges.length === 0) return [];
    const rows = areaChanges.map((change) => [elementCell(change), partsCell(change.parts)]);
    const summary = `${AREAS[area] ?? area}: ${counted(areaChanges.length, "element")} with changes`;
    return collapsed(summary, table(["Element", "What changed in it"], rows));
  });
};

const valueBlocks = ({ values }: ErnChanges): Content[] => {
  if (values.length === 0) return [];
  const rows = values.map(({ set, added, removed, deprecated }) => [
    [code(set)],
    sentences([
      [KINDS.added, valuesOf(added)],
      [KINDS.deprecated, valuesOf(deprecated)],
      [KINDS.removed, valuesOf(removed)],
    ]),
  ]);
  return collapsed(`Allowed values: ${counted(values.length, "set")} with changes`, table(["Set", "Values"], rows));
};

/** Returns a path without its last name, and that name. */
const splitPath = (path: string): [parent: string, name: string] => {
  const slash = path.lastIndexOf("/");
  return [path.slice(0, slash), path.slice(slash + 1)];
};

/** Returns a name, and what it is now if that's another. */
const withNewName = (before: string, after: string): PhrasingContent[] =>
  before === after ? [code(before)] : [code(before), text(" → "), code(after)];

/** "`TechnicalDetails` → `DeliveryFile`: `BitRate`, `Duration`." for moves between the same two elements. */
const moveItem = (moves: ErnChanges["moves"]): PhrasingContent[] => {
  const pairs = moves.map((move) => [splitPath(move.from), splitPath(move.to)] as const);
  const [[before], [after]] = pairs[0]!;
  const names = pairs.map(([[, from], [, to]]) => withNewName(from, to));
  return [...withNewName(before, after), text(": "), ...withCommas(names), text(".")];
};

const moveBlocks = ({ moves }: ErnChanges): Content[] => {
  const groups = groupBy(moves, (move) => `${splitPath(move.from)[0]} ${splitPath(move.to)[0]}`);
  return collapsed(`Moved or renamed: ${counted(moves.length, "place")}`, list([...groups.values()].map(moveItem)));
};

/** Without the optional parts that came to elements and the parts that left them: a message can be wrong without these. */
const withoutOptional = (changes: ErnChanges): ErnChanges => {
  const elements = changes.elements.map((change) => ({
    ...change,
    parts: change.parts.filter(({ kind, required }) => kind !== "removed" && (kind !== "added" || required)),
  }));
  return { ...changes, elements: elements.filter(({ parts }) => parts.length > 0) };
};

const nameBlocks = ({ newNames, goneNames }: ErnChanges, from: string, to: string): Content[] => [
  ...collapsed(`Elements that ${from} lacks: ${newNames.length}`, paragraph(text(newNames.join(", ")))),
  ...collapsed(`Elements that ${to} lacks: ${goneNames.length}`, paragraph(text(goneNames.join(", ")))),
];

type Blocks = (changes: ErnChanges, from: string, to: string) => Content[];

const requiredBlocks: Blocks = (changes) => areaBlocks(withoutOptional(changes));

/** What is printed, by the value of `show`. */
const SHOWN: Readonly<Record<string, readonly Blocks[]>> = {
  all: [moveBlocks, areaBlocks, valueBlocks, nameBlocks],
  required: [moveBlocks, requiredBlocks, valueBlocks, nameBlocks],
  steps: [moveBlocks, requiredBlocks],
};

/**
 * `<ErnChanges from="4.2" to="4.3" />`: what differs between two versions of ERN. With `show="required"`, without the
 * optional parts that came and the parts that went; with `show="steps"`, also without values and lists of names.
 */
export const ernChanges = {
  name: "ErnChanges",
  dependsOn: ["ern"],
  props: {
    from: { required: true, values: ERN_VERSIONS },
    to: { required: true, values: ERN_VERSIONS },
    show: { values: Object.keys(SHOWN) },
  },
  expand: (_node, { from = "", to = "", show = "all" }) => {
    const changes = changesBetween(from as ErnVersion, to as ErnVersion);
    return SHOWN[show]!.flatMap((blocks) => blocks(changes, from, to));
  },
} as const satisfies Shortcode;
