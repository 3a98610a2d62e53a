import type { ErnDeal, ErnMessage, ErnRelease, ErnReleaseDeal, ErnResource, ErnValue } from "../../../ern/model-types";
import type { ErnDocument, NodeId } from "../../../ern/types";
import { parentOf, rangeOf } from "../../../ern/xml/nodes";
import type { StructureItem } from "./analysis";

const textOf = (value: ErnValue | null | undefined): string => value?.value ?? "";

const joined = (values: readonly ErnValue[]): string => values.map(({ value }) => value).join(", ");

const counted = (parts: readonly unknown[]): string => parts.length.toLocaleString("en");

const listed = (...details: string[]): string => details.filter(Boolean).join(" · ");

/** The message as a tree of what users look for: header, parties, resources, releases, deals. */
export const toStructure = (document: ErnDocument, message: ErnMessage): StructureItem[] => {
  const item = (node: NodeId, label: string, detail = "", children: StructureItem[] = []): StructureItem => ({
    label,
    detail,
    children,
    ...rangeOf(document, node),
  });

  /** An item for a party, a resource or a release, with the reference that others find it by. */
  const referable = (
    { node, reference }: { node: NodeId; reference: ErnValue | null },
    label: string,
    detail = "",
    children?: StructureItem[],
  ): StructureItem => {
    const text = textOf(reference);
    return { ...item(node, label, listed(text, detail), children), ...(text && { reference: text }) };
  };

  const resource = (part: ErnResource): StructureItem =>
    referable(part, textOf(part.title) || part.kind, listed(part.kind, textOf(part.artistName)));

  const release = (part: ErnRelease): StructureItem =>
    referable(
      part,
      textOf(part.title) || part.kind,
      part.isMain ? "Main release" : part.kind,
      part.items.map(({ node: at, sequence, resource: to }) =>
        item(at, textOf(to.target?.title) || to.value, listed(textOf(sequence), to.value)),
      ),
    );

  const deal = ({ node, commercialModels, useTypes, territories, starts }: ErnDeal): StructureItem =>
    item(node, joined(territories) || "Deal", listed(joined(commercialModels), joined(useTypes), joined(starts)));

  const releaseDeal = ({ node, releases, deals }: ErnReleaseDeal): StructureItem =>
    item(node, `Deals for ${joined(releases)}`, counted(deals), deals.map(deal));

  /** A list of the message, located at the parent of its first entry. */
  const list = (label: string, nodes: readonly NodeId[], children: StructureItem[]): StructureItem[] =>
    nodes.length === 0 ? [] : [item(parentOf(document, nodes[0]!), label, counted(nodes), children)];

  const nodesOf = (parts: readonly { node: NodeId }[]): NodeId[] => parts.map(({ node }) => node);
  const { header, parties, resources, releases, releaseDeals } = message;
  return [
    ...(header ? [item(header.node, "Header", textOf(header.messageId))] : []),
    ...list(
      "Parties",
      nodesOf(parties),
      parties.map((party) => referable(party, textOf(party.name) || "Party")),
    ),
    ...list("Resources", nodesOf(resources), resources.map(resource)),
    ...list("Releases", nodesOf(releases), releases.map(release)),
    ...list("Deals", nodesOf(releaseDeals), releaseDeals.map(releaseDeal)),
  ];
};
