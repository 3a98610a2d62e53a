import { branch, leaf } from "../build/data-elements";
import type { ElementData } from "../xml/write-element";
import type { NewMessage } from "./new-message";
import { isSecondary, takeReference, toLink, type ResourceTypes } from "./resource-links";
import { toTitles } from "./titles";
import type { SourceElement } from "./source-element";
import { takeValue } from "./values";

/** Makes the group of a release: its resources in order, with their companions. */
export class ResourceGroups {
  private readonly placed = new Set<string>();

  constructor(
    private readonly types: ResourceTypes,
    private readonly message: NewMessage,
  ) {}

  /** A release's group: that of the default territories, otherwise one made from its references. */
  toGroup(release: SourceElement, groups: readonly SourceElement[]): ElementData {
    const [only, ...others] = groups;
    const group = only && others.length === 0 ? this.takeGroup(only, true) : this.wrap(groups);
    const numbered = (group.children ?? []).filter(({ name }) => name === "ResourceGroupContentItem").length;
    const missing = this.takeList(release, numbered);
    if (missing.length === 0) return group;
    const all = [...(group.children ?? []), ...missing];
    return Object.assign(group, {
      children: [
        ...all.filter(({ name }) => name !== "LinkedReleaseResourceReference"),
        ...all.filter(({ name }) => name === "LinkedReleaseResourceReference"),
      ],
    });
  }

  private wrap(groups: readonly SourceElement[]): ElementData {
    const group = branch("ResourceGroup", [groups.map((inner) => this.takeGroup(inner, false))]);
    return this.message.ledger.add(group, "4.3 has one group around all others.");
  }

  private takeGroup(group: SourceElement, isOutermost: boolean): ElementData {
    const items = group.all("ResourceGroupContentItem").map((item) => this.takeItem(item));
    const list = group.one("ResourceGroupResourceReferenceList");
    const listed = (list?.children() ?? []).map((reference) => this.place(reference));
    const all = [...items, ...listed];
    const target = branch("ResourceGroup", [
      toTitles(group, [], this.message),
      group.one("SequenceNumber")?.leaf(),
      group.all("CarrierType").map((carrier) => takeValue(carrier)),
      group.all("ResourceGroup").map((inner) => this.takeGroup(inner, false)),
      all.filter(({ name }) => name === "ResourceGroupContentItem"),
      all.filter(({ name }) => name !== "ResourceGroupContentItem"),
    ]);
    const made = isOutermost ? group.composite(target) : this.typed(group, target);
    if (list) list.composite(made, { why: "4.3 lists the resources of a group one by one." });
    return made;
  }

  /** Nested groups have a type in 4.3: a part of a work if it has a title, otherwise a component, such as a disc. */
  private typed(group: SourceElement, target: ElementData): ElementData {
    const isTitled = group.all("Title").length > 0;
    const type = isTitled ? "MultiWorkPart" : "Component";
    const typed = { ...target, attributes: { ResourceGroupType: type } };
    const why = isTitled
      ? "4.3 asks for a ResourceGroupType; a group with a title is taken for a work in parts. Decide whether it is one."
      : "4.3 asks for a ResourceGroupType; a group without a title is taken for a component, such as a disc.";
    return group.composite(typed, { why, decide: isTitled });
  }

  private takeItem(item: SourceElement): ElementData {
    const reference = item.one("ReleaseResourceReference");
    if (reference && isSecondary(reference, this.types)) {
      this.placed.add(reference.text);
      const link = toLink(reference, this.types, this.message);
      const why = "4.3 links it to the group; a link has no place in the order.";
      for (const part of [item.one("SequenceNumber"), item.one("ResourceType")]) part?.drop(why);
      return item.composite(link, { why });
    }
    if (reference) this.placed.add(reference.text);
    item.all("ResourceType").forEach((type) => type.drop("The resource itself says what it is."));
    item.all("Duration").forEach((duration) => duration.drop("The resource itself says how long it is."));
    const links = item.all("LinkedReleaseResourceReference");
    const flags = ["IsBonusResource", "IsInstantGratificationResource", "IsPreOrderIncentiveResource"];
    const parts = [
      item.one("SequenceNumber")?.leaf(),
      reference && takeReference(reference),
      links.map((link) => this.takeLink(link)),
      flags.flatMap((flag) => item.all(flag)).map((flag) => flag.leaf()),
    ];
    return item.composite(branch("ResourceGroupContentItem", parts));
  }

  private takeLink(link: SourceElement): ElementData {
    this.placed.add(link.text);
    const described = link.attribute("LinkDescription") ?? "";
    if (["CoverArt", "VideoScreenCapture"].includes(described))
      return link.leaf(link.name, { keep: "LinkDescription" });
    return toLink(link, this.types, this.message);
  }

  private place(reference: SourceElement): ElementData {
    this.placed.add(reference.text);
    if (isSecondary(reference, this.types)) return toLink(reference, this.types, this.message);
    return this.message.ledger.add(
      branch("ResourceGroupContentItem", [takeReference(reference)]),
      "4.3 has an item for each resource of a group.",
    );
  }

  /** Settles the release's list of references and returns items for those that are in no group. */
  private takeList(release: SourceElement, numbered: number): ElementData[] {
    const list = release.one("ReleaseResourceReferenceList");
    const references = list?.all("ReleaseResourceReference") ?? [];
    const why = "4.3 says which resources a release has in its ResourceGroup alone.";
    const missing = references.filter((reference) => {
      if (!this.placed.has(reference.text)) return true;
      reference.said(undefined, why);
      return false;
    });
    const made = missing.map((reference) => this.place(reference));
    if (list) list.ledger.element(list.node, { outcome: "changed", why });
    return made.map((item, at) => this.numbered(item, numbered + at + 1));
  }

  private numbered(item: ElementData, number: number): ElementData {
    if (item.name !== "ResourceGroupContentItem") return item;
    return Object.assign(item, { children: [leaf("SequenceNumber", String(number)), ...(item.children ?? [])] });
  }
}
