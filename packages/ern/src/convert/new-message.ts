import { branch, leaf } from "../build/elements";
import type { ElementData } from "../xml/to-xml";
import type { Ledger } from "./ledger";
import type { SourceElement } from "./source-element";

/** Attributes that many elements keep: those of a text, and of a value of the sender's own. */
export const LANGUAGE = ["LanguageAndScriptCode"];
export const OWN_VALUE = ["Namespace", "UserDefinedValue"];

const SCHEMES = ["ISNI", "DPID", "IpiNameNumber", "IPN", "CisacSocietyId"];
const PROPRIETARY = "ProprietaryId";
const DPID = /^PA-?DPIDA-?\d{10}-?[0-9A-Z]$/;

/** Adds children to an element. */
export const addParts = (element: ElementData, parts: readonly ElementData[]): ElementData =>
  Object.assign(element, { children: [...(element.children ?? []), ...parts] });

/** A party's name; a plain text is its full name. */
const toName = (name: SourceElement): ElementData => {
  const parts = name.all().map((part) => part.leaf(part.name, { keep: LANGUAGE }));
  if (parts.length > 0) return name.branch("PartyName", parts, { keep: LANGUAGE });
  const target = branch("PartyName", [leaf("FullName", name.text)]);
  name.recordDuplicate(target, "A PartyName has a FullName; its own text is taken for that.");
  return target;
};

/** The kind of a party identifier. 4.3 has an element for each, 3.8.2 has attributes. */
const schemeOf = (id: SourceElement): string | undefined => {
  const flagged = ["DPID", "ISNI"].find((scheme) => id.attribute(`Is${scheme}`) === "true");
  const namespace = id.attribute("Namespace");
  if (flagged ?? namespace) return flagged ?? SCHEMES.find((scheme) => scheme === namespace);
  return DPID.test(id.text) ? "DPID" : undefined;
};

/** What all parts of the conversion share: the ledger, the parties they name, and the sender, who owns non-standard values. */
export class NewMessage {
  /** The parties by what they are named and identified by. */
  private readonly parties = new Map<string, { reference: string; party: ElementData }>();
  private partyList?: ElementData;
  private last = 0;

  constructor(
    readonly ledger: Ledger,
    /** The namespace of the sender's own values. */
    readonly namespace: string,
    /** References that the old message has. */
    private readonly taken: ReadonlySet<string>,
  ) {}

  /** The reference of the party that an element names and identifies; the same party always gets the same one. */
  refer(source: SourceElement): string {
    const [names, ids] = [source.all("PartyName"), source.all("PartyId")];
    const all = [...names, ...ids];
    const key = JSON.stringify(all.map((part) => part.meaning()));
    const known = this.parties.get(key);
    for (const part of known ? all : [])
      part.recordDuplicate(known!.party, "4.3 names a party once, in the PartyList.");
    return known?.reference ?? this.addParty(key, () => [...names.map(toName), ...this.toIds(ids)]);
  }

  /** The reference of a party known only by name. */
  referToName(name: string): string {
    const key = JSON.stringify([name]);
    const toParts = () => [branch("PartyName", [leaf("FullName", name)])];
    return this.parties.get(key)?.reference ?? this.addParty(key, toParts);
  }

  private addParty(key: string, toParts: () => readonly ElementData[]): string {
    do this.last += 1;
    while (this.taken.has(`P${this.last}`));
    const reference = `P${this.last}`;
    const party = branch("Party", [leaf("PartyReference", reference), toParts()]);
    this.parties.set(key, { reference, party });
    if (this.partyList) addParts(this.partyList, [party]);
    return reference;
  }

  /** A party's identifiers, as one composite if none is duplicated. */
  toIds(ids: readonly SourceElement[]): ElementData[] {
    // From 4.1 on, an identifier is in an element for its kind.
    if (ids.some((id) => id.children().length > 0)) return ids.map((id) => id.copy());
    const made = ids.map((id) => this.toId(id));
    if (made.length === 0) return [];
    const firstOf = ({ name }: ElementData): ElementData | undefined => made.find((id) => id.name === name);
    const single = made.filter((id) => id.name === PROPRIETARY || firstOf(id) === id);
    const others = made.filter((id) => !single.includes(id));
    return [branch("PartyId", single), ...others.map((id) => branch("PartyId", [id]))];
  }

  private toId(id: SourceElement): ElementData {
    const why = "4.3 has an element for each kind of identifier.";
    const namespace = id.attribute("Namespace");
    const scheme = schemeOf(id);
    if (scheme) {
      const target = id.leaf(scheme, { why });
      const changed = ["IsDPID", "IsISNI", ...(namespace === scheme ? ["Namespace"] : [])];
      for (const flag of changed) id.recordOutcome(flag, { outcome: "changed", target });
      return target;
    }
    if (namespace) return id.leaf(PROPRIETARY, { keep: ["Namespace"], why });
    return id.leaf(PROPRIETARY, {
      add: { Namespace: this.namespace },
      why: "The identifier does not say whose it is; the sender's namespace is taken. Decide whether that is right.",
      decide: true,
    });
  }

  /** 4.3 doesn't identify releases by ISRC, so an identifier of the sender's own is made from it, unique within the release. */
  toOwnId(isrc: SourceElement, [before = "", after = ""]: readonly [before?: string, after?: string]): ElementData {
    return isrc.leaf("ProprietaryId", {
      text: [before, isrc.text, after].filter(Boolean).join("_"),
      add: { Namespace: this.namespace },
      why: "4.3 has no ISRC for a release, only for its recording; the release has an identifier of the sender's own.",
    });
  }

  /** Adds the parties to a list, now and when others follow. */
  addTo(list: ElementData): ElementData {
    this.partyList = list;
    return addParts(
      list,
      [...this.parties.values()].map(({ party }) => party),
    );
  }

  toPartyList(): ElementData {
    const list = this.ledger.add(branch("PartyList", []), "4.3 names all parties at one place and refers to them.");
    return this.addTo(list);
  }
}
