import { branch, leaf } from "../build/elements";
import type { ElementData } from "../xml/to-xml";
import { addParts, type NewMessage, OWN_VALUE } from "./new-message";
import type { SourceElement } from "./source-element";
import { toTitles } from "./titles";

const ITEM = "ResourceGroupContentItem";
const LINK = "LinkedReleaseResourceReference";
const FLAGS = ["IsBonusResource", "IsInstantGratificationResource", "IsPreOrderIncentiveResource"];

/** How 4.3 describes links to images, by their type in 3.8.2. */
const LINKS = new Map([
  ["FrontCoverImage", "CoverArt"],
  ["VideoScreenCapture", "VideoScreenCapture"],
]);

const takeReference = (reference: SourceElement): ElementData => {
  const target = reference.leaf();
  const why = "In 4.3 what is in the group's order is primary.";
  reference.recordOutcome("ReleaseResourceType", { outcome: "changed", target, why });
  return target;
};

/** Returns a release's group with its items in order: the default territories', otherwise one of its references. */
export const toGroup = (
  release: SourceElement,
  groups: readonly SourceElement[],
  resources: SourceElement | undefined,
  message: NewMessage,
): ElementData => {
  const { ledger, namespace } = message;
  const placed = new Set<string>();
  const byReference = new Map(
    resources?.children().map((resource) => [resource.textAt("ResourceReference"), resource] as const),
  );

  /** Returns whether a resource accompanies others, rather than being part of the release's own order. */
  const isSecondary = (reference: SourceElement): boolean =>
    reference.attribute("ReleaseResourceType") === "SecondaryResource" ||
    ["Image", "Text"].includes(byReference.get(reference.text)?.name ?? "");

  const toLink = (reference: SourceElement): ElementData => {
    const resource = byReference.get(reference.text);
    const type = resource?.textAt(`${resource.name}Type`) ?? "";
    const userDefined = { Namespace: namespace, UserDefinedValue: type || "AccompanyingResource" };
    const target = reference.leaf(LINK, {
      add: { LinkDescription: LINKS.get(type) ?? "UserDefined", ...(!LINKS.has(type) && userDefined) },
      why: "4.3 links images and texts to what they accompany.",
    });
    const why = "A secondary resource of 3.8.2 is a linked one in 4.3.";
    reference.recordOutcome("ReleaseResourceType", { outcome: "changed", target, why });
    return target;
  };

  const takeLink = (link: SourceElement): ElementData => {
    placed.add(link.text);
    const isKnown = [...LINKS.values()].includes(link.attribute("LinkDescription") ?? "");
    return isKnown ? link.leaf(link.name, { keep: ["LinkDescription"] }) : toLink(link);
  };

  const takeItem = (item: SourceElement): ElementData => {
    const reference = item.first("ReleaseResourceReference");
    if (reference) placed.add(reference.text);
    if (reference && isSecondary(reference)) {
      const why = "4.3 links it to the group; a link has no place in the order.";
      for (const part of [item.first("SequenceNumber"), item.first("ResourceType")]) part?.drop(why);
      return item.composite(toLink(reference), { why });
    }
    for (const type of item.all("ResourceType")) type.drop("The resource itself says what it is.");
    for (const duration of item.all("Duration")) duration.drop("The resource itself says how long it is.");
    const links = item.all(LINK).map(takeLink);
    const others = item.all("SequenceNumber", ...FLAGS).map((part) => part.leaf());
    const parts = [reference && takeReference(reference), links, others];
    return item.branch(ITEM, parts);
  };

  const place = (reference: SourceElement): ElementData => {
    placed.add(reference.text);
    if (isSecondary(reference)) return toLink(reference);
    return ledger.add(branch(ITEM, [takeReference(reference)]), "4.3 has an item for each resource of a group.");
  };

  const takeGroup = (group: SourceElement, isOutermost: boolean): ElementData => {
    const list = group.first("ResourceGroupResourceReferenceList");
    const all = [...group.all(ITEM).map(takeItem), ...(list?.children() ?? []).map(place)];
    const parts = [
      toTitles(group, [], message),
      group.all("SequenceNumber", "CarrierType").map((part) => part.leaf(part.name, { keep: OWN_VALUE })),
      group.all("ResourceGroup").map((inner) => takeGroup(inner, false)),
      all,
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
  };

  const wrap = (): ElementData => {
    const inner = groups.map((group) => takeGroup(group, false));
    return ledger.add(branch("ResourceGroup", inner), "4.3 has one group around all others.");
  };

  /** Records the release's list of references and returns items for those that are in no group. */
  const takeList = (list: SourceElement, numbered: number): ElementData[] => {
    const why = "4.3 says which resources a release has in its ResourceGroup alone.";
    const references = list.all("ReleaseResourceReference");
    const missing = references.filter(({ text }) => !placed.has(text));
    for (const reference of references) if (!missing.includes(reference)) reference.recordDuplicate(undefined, why);
    ledger.element(list.node, { outcome: "changed", why });
    return missing.map((reference, index) => {
      const item = place(reference);
      if (item.name !== ITEM) return item;
      return addParts(item, [leaf("SequenceNumber", String(numbered + index + 1))]);
    });
  };

  const group = groups.length === 1 ? takeGroup(groups[0]!, true) : wrap();
  const list = release.first("ReleaseResourceReferenceList");
  const numbered = group.children!.filter(({ name }) => name === ITEM).length;
  return list ? addParts(group, takeList(list, numbered)) : group;
};
