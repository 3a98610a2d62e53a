import type { ErnVersion } from "../model-types";
import type { ElementData } from "../xml/to-xml";
import { type Attributes, branch, leaf, leafOf, leavesOf, type Part } from "./elements";
import type { GraphData, GraphRelease } from "./graph-data";
import { inSchemaOrder } from "./graph-elements";
import { isErn3, toWork } from "./graph-works";

type Item = GraphRelease["items"][number];
type References = GraphRelease["linked"];

const REFERENCE = "ReleaseResourceReference";

const toReferences = (name: string, references: References, attributes?: Attributes): ElementData[] =>
  references.map(({ reference }) => leaf(name, reference, attributes));

const toLinked = (linked: References): ElementData[] => toReferences("LinkedReleaseResourceReference", linked);

/** Groups neighbours that have the same group number at this depth. */
const groupNeighbours = (items: readonly Item[], depth: number): Item[][] =>
  items.reduce<Item[][]>((groups, item) => {
    const before = groups.at(-1)?.[0];
    if (before && before.groups[depth] === item.groups[depth]) groups.at(-1)!.push(item);
    else groups.push([item]);
    return groups;
  }, []);

const toItems = (version: ErnVersion, items: readonly Item[], depth = 0): ElementData[] =>
  groupNeighbours(items, depth).flatMap((group): ElementData[] => {
    const number = group[0]!.groups[depth];
    if (number !== undefined) {
      const children = [leaf("SequenceNumber", number), ...toItems(version, group, depth + 1)];
      const attributes = isErn3(version) ? undefined : { ResourceGroupType: "ReleaseComponent" };
      return [branch("ResourceGroup", children, attributes)];
    }
    return group.map(({ sequence, resource, linked }) =>
      branch("ResourceGroupContentItem", [
        leafOf("SequenceNumber", sequence),
        leaf(REFERENCE, resource.reference),
        toLinked(linked),
      ]),
    );
  });

/** In 3.8.2 a release lists its resources, and groups them only if they have an order. */
const toOldItems = ({ items, linked }: GraphRelease): Part[] => {
  const hasGroups = items.some((item) => item.sequence !== null || item.groups.length + item.linked.length > 0);
  const primary = items.map(({ resource }) => resource);
  const secondary = [...linked, ...items.flatMap((item) => item.linked)];
  const all = [
    ...toReferences(REFERENCE, primary, { ReleaseResourceType: "PrimaryResource" }),
    ...toReferences(REFERENCE, secondary, { ReleaseResourceType: "SecondaryResource" }),
  ];
  return [
    all.length > 0 && branch("ReleaseResourceReferenceList", all),
    hasGroups && branch("ResourceGroup", toItems("3.8.2", items)),
    toLinked(linked),
  ];
};

const toNewItems = (version: ErnVersion, { kind, items, linked }: GraphRelease): Part[] => {
  if (kind === "Release") return [branch("ResourceGroup", [toItems(version, items), toLinked(linked)])];
  return [items.map(({ resource }) => leaf(REFERENCE, resource.reference)), toLinked(linked)];
};

const toRelease = (version: ErnVersion, release: GraphRelease, isFirst: boolean): ElementData => {
  const old = isErn3(version);
  const words = {
    element: old ? "Release" : release.kind,
    reference: "ReleaseReference",
    type: "ReleaseType",
    ids: "ReleaseId",
    body: old ? "ReleaseDetailsByTerritory" : undefined,
  };
  const labels = release.labels.map(({ name, party }) =>
    party ? leaf("ReleaseLabelReference", party.reference) : leafOf("LabelName", name),
  );
  const others = [...labels, ...(old ? toOldItems(release) : toNewItems(version, release))];
  const isSaid = release.isMain && (old || !isFirst);
  return toWork(version, release, words, others, isSaid ? { IsMainRelease: "true" } : undefined);
};

/** Returns the list of releases, in the order of the graph. */
export const toGraphReleases = ({ version, releases }: GraphData): ElementData => {
  const first = releases.find(({ kind }) => kind === "Release");
  const list = releases.map((release) => toRelease(version, release, release === first));
  return branch("ReleaseList", list);
};

const toPeriods = (version: ErnVersion, starts: readonly string[], ends: readonly string[]): ElementData[] => {
  const dated = (name: string, value: string | undefined) => leafOf(value?.includes("T") ? `${name}Time` : name, value);
  return Array.from({ length: Math.max(1, starts.length, ends.length) }, (_, index) =>
    inSchemaOrder(version, "ValidityPeriod", [dated("StartDate", starts[index]), dated("EndDate", ends[index])]),
  );
};

/** Returns the deals. The graph doesn't say who assigns the price codes, so the sender is used. */
export const toGraphDeals = ({ version, header, releaseDeals }: GraphData): Part => {
  const owner = { Namespace: header?.sender?.ids[0]?.value ?? "" };
  const price = isErn3(version) ? "PriceType" : "PriceCode";
  const list = releaseDeals.map(({ releases, deals }) =>
    branch("ReleaseDeal", [
      toReferences("DealReleaseReference", releases),
      deals.map((deal) => {
        const uses = leavesOf("UseType", deal.useTypes);
        const terms = inSchemaOrder(version, "DealTerms", [
          leavesOf("TerritoryCode", deal.territories),
          leavesOf("ExcludedTerritoryCode", deal.excludedTerritories),
          toPeriods(version, deal.starts, deal.ends),
          leavesOf("CommercialModelType", deal.commercialModels),
          isErn3(version) && uses.length > 0 ? branch("Usage", uses) : uses,
          deal.prices.map((code) => branch("PriceInformation", [leaf(price, code, owner)])),
        ]);
        return branch("Deal", [terms]);
      }),
    ]),
  );
  return list.length > 0 && branch("DealList", list);
};
