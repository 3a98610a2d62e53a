import { branch, leaf } from "../build/elements";
import type { ElementData } from "../xml/write-element";
import { OWN_VALUE, type NewMessage } from "./new-message";
import type { SourceElement } from "./source-element";
import { toTitles } from "./work-parts";

const ITEM = "ResourceGroupContentItem";
const LINK = "LinkedReleaseResourceReference";
const FLAGS = "IsBonusResource IsInstantGratificationResource IsPreOrderIncentiveResource";

/** How 4.3 describes links to images, by their type in 3.8.2. */
const LINKS = new Map([
  ["FrontCoverImage", "CoverArt"],
  ["VideoScreenCapture", "VideoScreenCapture"],
]);

/** A reference to a resource in the group's order. */
const takeReference = (reference: SourceElement): ElementData => {
  const target = reference.leaf();
  const why = "In 4.3 what stands in the group's order is primary.";
  reference.settle("ReleaseResourceType", { outcome: "changed", target, why });
  return target;
};

/** Makes the group of a release: its resources in order, with their companions. */
export class ResourceGroups {
  private readonly placed = new Set<string>();
  /** The types of a message's resources, by reference. */
  private readonly types: ReadonlyMap<string, { name: string; type: string }>;

  constructor(
    resources: SourceElement | undefined,
    private readonly message: NewMessage,
  ) {
    const all = resources?.children() ?? [];
    this.types = new Map(
      all.map((each) => [each.textAt("ResourceReference"), { name: each.name, type: each.textAt(`${each.name}Type`) }]),
    );
  }

  /** A release's group: that of the default territories, otherwise one made from its references. */
  toGroup(release: SourceElement, groups: readonly SourceElement[]): ElementData {
    const [only, ...others] = groups;
    const group = only && others.length === 0 ? this.takeGroup(only, true) : this.wrap(groups);
    const children = group.children ?? [];
    const missing = this.takeList(release, children.filter(({ name }) => name === ITEM).length);
    if (missing.length === 0) return group;
    const all = [...children, ...missing];
    const isLink = ({ name }: ElementData): boolean => name === LINK;
    return Object.assign(group, { children: [...all.filter((child) => !isLink(child)), ...all.filter(isLink)] });
  }

  private wrap(groups: readonly SourceElement[]): ElementData {
    const inner = groups.map((group) => this.takeGroup(group, false));
    return this.message.ledger.add(branch("ResourceGroup", inner), "4.3 has one group around all others.");
  }

  private takeGroup(group: SourceElement, isOutermost: boolean): ElementData {
    const items = group.all(ITEM).map((item) => this.takeItem(item));
    const list = group.one("ResourceGroupResourceReferenceList");
    const listed = (list?.children() ?? []).map((reference) => this.place(reference));
    const all = [...items, ...listed];
    const parts = [
      toTitles(group, [], this.message),
      group.firsts("SequenceNumber"),
      group.leaves("CarrierType", { keep: OWN_VALUE }),
      group.all("ResourceGroup").map((inner) => this.takeGroup(inner, false)),
      all.filter(({ name }) => name === ITEM),
      all.filter(({ name }) => name !== ITEM),
    ];
    // Nested groups have a type in 4.3: a part of a work if it has a title, otherwise a component, such as a disc.
    const isTitled = group.all("Title").length > 0;
    const add = { ResourceGroupType: isTitled ? "MultiWorkPart" : "Component" };
    const why = isTitled
      ? "4.3 asks for a ResourceGroupType; a group with a title is taken for a work in parts. Decide whether it is one."
      : "4.3 asks for a ResourceGroupType; a group without a title is taken for a component, such as a disc.";
    const made = group.branch("ResourceGroup", parts, isOutermost ? {} : { add, why, decide: isTitled });
    list?.composite(made, { why: "4.3 lists the resources of a group one by one." });
    return made;
  }

  private takeItem(item: SourceElement): ElementData {
    const reference = item.one("ReleaseResourceReference");
    if (reference) this.placed.add(reference.text);
    if (reference && this.isSecondary(reference)) {
      const why = "4.3 links it to the group; a link has no place in the order.";
      for (const part of [item.one("SequenceNumber"), item.one("ResourceType")]) part?.drop(why);
      return item.composite(this.toLink(reference), { why });
    }
    for (const type of item.all("ResourceType")) type.drop("The resource itself says what it is.");
    for (const duration of item.all("Duration")) duration.drop("The resource itself says how long it is.");
    const parts = [
      item.firsts("SequenceNumber"),
      reference && takeReference(reference),
      item.all(LINK).map((link) => this.takeLink(link)),
      item.leaves(FLAGS),
    ];
    return item.branch(ITEM, parts);
  }

  private takeLink(link: SourceElement): ElementData {
    this.placed.add(link.text);
    const isKnown = [...LINKS.values()].includes(link.attribute("LinkDescription") ?? "");
    return isKnown ? link.leaf(link.name, { keep: "LinkDescription" }) : this.toLink(link);
  }

  private place(reference: SourceElement): ElementData {
    this.placed.add(reference.text);
    if (this.isSecondary(reference)) return this.toLink(reference);
    const item = branch(ITEM, [takeReference(reference)]);
    return this.message.ledger.add(item, "4.3 has an item for each resource of a group.");
  }

  /** Is the resource a companion of others, rather than part of the release's own order? */
  private isSecondary(reference: SourceElement): boolean {
    const isMarked = reference.attribute("ReleaseResourceType") === "SecondaryResource";
    return isMarked || ["Image", "Text"].includes(this.types.get(reference.text)?.name ?? "");
  }

  /** A resource of the release as a companion. */
  private toLink(reference: SourceElement): ElementData {
    const type = this.types.get(reference.text)?.type ?? "";
    const own = { Namespace: this.message.namespace, UserDefinedValue: type || "AccompanyingResource" };
    const target = reference.leaf(LINK, {
      add: { LinkDescription: LINKS.get(type) ?? "UserDefined", ...(!LINKS.has(type) && own) },
      why: "4.3 links images and texts to what they accompany.",
    });
    const why = "A secondary resource of 3.8.2 is a linked one in 4.3.";
    reference.settle("ReleaseResourceType", { outcome: "changed", target, why });
    return target;
  }

  /** Settles the release's list of references and returns items for those that are in no group. */
  private takeList(release: SourceElement, numbered: number): ElementData[] {
    const list = release.one("ReleaseResourceReferenceList");
    if (!list) return [];
    const why = "4.3 says which resources a release has in its ResourceGroup alone.";
    const references = list.all("ReleaseResourceReference");
    const missing = references.filter(({ text }) => !this.placed.has(text));
    for (const reference of references) if (!missing.includes(reference)) reference.said(undefined, why);
    list.ledger.element(list.node, { outcome: "changed", why });
    return missing.map((reference, at) => {
      const item = this.place(reference);
      if (item.name !== ITEM) return item;
      const number = leaf("SequenceNumber", String(numbered + at + 1));
      return Object.assign(item, { children: [number, ...(item.children ?? [])] });
    });
  }
}
