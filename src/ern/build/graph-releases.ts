import type { ElementData } from "../xml/write-element";
import { branch, leaf } from "./data-elements";
import type { GraphData, GraphRelease } from "./graph-data";
import { inOrder, leafOf, leavesOf } from "./graph-elements";
import { isOld, toWork } from "./graph-works";

type Item = GraphRelease["items"][number];

const LINKED = "LinkedReleaseResourceReference";
const REFERENCE = "ReleaseResourceReference";

const toLinked = (linked: GraphRelease["linked"]): ElementData[] =>
  leavesOf(
    LINKED,
    linked.map(({ reference }) => reference),
  );

/** Groups neighbours that have the same group number at this depth. */
const byGroup = (items: readonly Item[], depth: number): Item[][] =>
  items.reduce<Item[][]>((groups, item) => {
    const before = groups.at(-1)?.[0];
    if (before && before.groups[depth] === item.groups[depth]) groups.at(-1)!.push(item);
    else groups.push([item]);
    return groups;
  }, []);

const toItems = (graph: GraphData, items: readonly Item[], depth: number): ElementData[] =>
  byGroup(items, depth).flatMap((group): ElementData[] => {
    const number = group[0]!.groups[depth];
    if (number !== undefined) {
      const children = [leaf("SequenceNumber", number), ...toItems(graph, group, depth + 1)];
      return [
        branch("ResourceGroup", children, isOld(graph.version) ? undefined : { ResourceGroupType: "ReleaseComponent" }),
      ];
    }
    return group.map(({ sequence, resource, linked }) =>
      branch("ResourceGroupContentItem", [
        ...leafOf("SequenceNumber", sequence),
        leaf(REFERENCE, resource.reference),
        ...toLinked(linked),
      ]),
    );
  });

/** In 3.8.2 a release lists its resources, and groups them only if they have an order. */
const toOldItems = (graph: GraphData, { items, linked }: GraphRelease): ElementData[] => {
  const hasGroups = items.some((item) => item.sequence !== null || item.groups.length + item.linked.length > 0);
  const listed = (references: GraphRelease["linked"], type: string): ElementData[] =>
    references.map(({ reference }) => leaf(REFERENCE, reference, { ReleaseResourceType: type }));
  const all = [
    ...listed(
      items.map(({ resource }) => resource),
      "PrimaryResource",
    ),
    ...listed([...linked, ...items.flatMap((item) => item.linked)], "SecondaryResource"),
  ];
  return [
    ...(all.length > 0 ? [branch("ReleaseResourceReferenceList", all)] : []),
    ...(hasGroups ? [branch("ResourceGroup", toItems(graph, items, 0))] : []),
    ...toLinked(linked),
  ];
};

const toNewItems = (graph: GraphData, { kind, items, linked }: GraphRelease): ElementData[] => {
  if (kind === "Release") return [branch("ResourceGroup", [...toItems(graph, items, 0), ...toLinked(linked)])];
  return [
    ...leavesOf(
      REFERENCE,
      items.map(({ resource }) => resource.reference),
    ),
    ...toLinked(linked),
  ];
};

const toRelease = (graph: GraphData, release: GraphRelease, isFirst: boolean): ElementData => {
  const old = isOld(graph.version);
  const words = {
    element: old ? "Release" : release.kind,
    reference: "ReleaseReference",
    type: "ReleaseType",
    ids: "ReleaseId",
    body: old ? "ReleaseDetailsByTerritory" : undefined,
  };
  const labels = release.labels.flatMap(({ name, party }) =>
    party ? leafOf("ReleaseLabelReference", party.reference) : leafOf("LabelName", name),
  );
  const others = [...labels, ...(old ? toOldItems(graph, release) : toNewItems(graph, release))];
  const isSaid = release.isMain && (old || !isFirst);
  return toWork(graph, release, words, others, isSaid ? { IsMainRelease: "true" } : undefined);
};

export const toGraphReleases = (graph: GraphData): ElementData => {
  const first = graph.releases.findIndex(({ kind }) => kind === "Release");
  return branch(
    "ReleaseList",
    graph.releases.map((release, at) => toRelease(graph, release, at === first)),
  );
};

const toPeriods = ({ version }: GraphData, starts: readonly string[], ends: readonly string[]): ElementData[] => {
  const dated = (name: string, value: string | undefined): ElementData[] =>
    leafOf(value?.includes("T") ? `${name}Time` : name, value ?? null);
  return Array.from({ length: Math.max(1, starts.length, ends.length) }, (_, at) =>
    inOrder(version, "ValidityPeriod", [...dated("StartDate", starts[at]), ...dated("EndDate", ends[at])]),
  );
};

/** The deals. The graph doesn't say who assigns the price codes, so the sender is used. */
export const toGraphDeals = (graph: GraphData): ElementData[] => {
  const { version, header, releaseDeals } = graph;
  const owner = { Namespace: header?.sender?.ids[0]?.value ?? "" };
  const list = releaseDeals.map(({ releases, deals }) =>
    branch("ReleaseDeal", [
      leavesOf(
        "DealReleaseReference",
        releases.map(({ reference }) => reference),
      ),
      deals.map((deal) => {
        const uses = leavesOf("UseType", deal.useTypes);
        const terms = inOrder(version, "DealTerms", [
          ...leavesOf("TerritoryCode", deal.territories),
          ...leavesOf("ExcludedTerritoryCode", deal.excludedTerritories),
          ...toPeriods(graph, deal.starts, deal.ends),
          ...leavesOf("CommercialModelType", deal.commercialModels),
          ...(isOld(version) ? (uses.length > 0 ? [branch("Usage", uses)] : []) : uses),
          ...deal.prices.map((price) =>
            branch("PriceInformation", [leaf(isOld(version) ? "PriceType" : "PriceCode", price, owner)]),
          ),
        ]);
        return branch("Deal", [terms]);
      }),
    ]),
  );
  return list.length > 0 ? [branch("DealList", list)] : [];
};
