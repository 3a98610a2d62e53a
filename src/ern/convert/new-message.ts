import { branch, leaf } from "../build/data-elements";
import type { ElementData } from "../xml/write-element";
import type { Ledger } from "./ledger";
import type { SourceElement } from "./source-element";

const IDS = ["ISNI", "DPID", "IpiNameNumber", "IPN", "CisacSocietyId", "ProprietaryId"] as const;
const DPID = /^PA-?DPIDA-?\d{10}-?[0-9A-Z]$/;
const NAMES = [
  "FullName",
  "FullNameAsciiTranscribed",
  "FullNameIndexed",
  "NamesBeforeKeyName",
  "KeyName",
  "NamesAfterKeyName",
  "AbbreviatedName",
];

/** A plain text name, which ERN has as a full name. */
export const wrapName = (name: SourceElement): ElementData => {
  const target = branch("PartyName", [leaf("FullName", name.text)]);
  name.said(target, "A PartyName has a FullName; its own text is taken for that.");
  return target;
};

/** What all parts of the conversion share: the ledger, the parties they name, and the sender, who owns non-standard values. */
export class NewMessage {
  private readonly parties = new Map<string, ElementData>();
  private readonly references = new Map<string, string>();

  constructor(
    readonly ledger: Ledger,
    /** The DPID of the old message's sender. */
    readonly sender: string,
  ) {}

  /** The namespace of the sender's own values. */
  get namespace(): string {
    return `DPID:${this.sender}`;
  }

  /** The reference of the party that an element names and identifies; the same party always gets the same one. */
  refer(party: SourceElement): string {
    const names = party.all("PartyName");
    const ids = party.all("PartyId");
    const key = JSON.stringify([...names, ...ids].map((part) => part.meaning()));
    const element = this.parties.get(key);
    const reference = this.referenceOf(key);
    if (element) for (const part of [...names, ...ids]) part.said(element, "4.3 names a party once, in the PartyList.");
    else this.parties.set(key, this.toParty(reference, names, ids));
    return reference;
  }

  /** The reference of a party known only by name. */
  referToName(name: string): string {
    const key = JSON.stringify([name]);
    const reference = this.referenceOf(key);
    const names = branch("PartyName", [leaf("FullName", name)]);
    if (!this.parties.has(key)) this.parties.set(key, branch("Party", [leaf("PartyReference", reference), names]));
    return reference;
  }

  private referenceOf(key: string): string {
    const reference = this.references.get(key) ?? `P${this.references.size + 1}`;
    this.references.set(key, reference);
    return reference;
  }

  private toParty(reference: string, names: readonly SourceElement[], ids: readonly SourceElement[]): ElementData {
    return branch("Party", [
      leaf("PartyReference", reference),
      names.map((name) => this.toName(name)),
      this.toIds(ids),
    ]);
  }

  private toName(name: SourceElement): ElementData {
    if (name.children().length === 0) return wrapName(name);
    const parts = NAMES.flatMap((part) => name.all(part)).map((part) =>
      part.leaf(part.name, { keep: part.name === "FullNameAsciiTranscribed" ? "" : "LanguageAndScriptCode" }),
    );
    const keep = "LanguageAndScriptCode";
    return name.composite(branch("PartyName", parts, name.keptAttributes(keep)), { keep });
  }

  /** A party's identifiers, as one composite if none is duplicated. */
  toIds(ids: readonly SourceElement[]): ElementData[] {
    const made = ids.map((id) => this.toId(id));
    if (made.length === 0) return [];
    const sorted = IDS.flatMap((name) => made.filter((id) => id.name === name));
    const single = sorted.filter((id, at) => id.name === "ProprietaryId" || sorted[at - 1]?.name !== id.name);
    const others = sorted.filter((id) => !single.includes(id));
    return [branch("PartyId", single), ...others.map((id) => branch("PartyId", [id]))];
  }

  /** A party identifier. 4.3 has an element for each type, 3.8.2 has attributes. */
  private toId(id: SourceElement): ElementData {
    const why = "4.3 has an element for each kind of identifier.";
    if (id.attribute("IsDPID") === "true") return this.known(id, "DPID", why);
    if (id.attribute("IsISNI") === "true") return this.known(id, "ISNI", why);
    const namespace = id.attribute("Namespace");
    if (namespace) {
      const scheme = IDS.find((name) => name !== "ProprietaryId" && name === namespace);
      return scheme ? this.known(id, scheme, why) : id.leaf("ProprietaryId", { keep: "Namespace", why });
    }
    if (DPID.test(id.text)) return this.known(id, "DPID", why);
    return id.leaf("ProprietaryId", {
      add: { Namespace: this.namespace },
      why: "The identifier does not say whose it is; the sender's namespace is taken. Decide whether that is right.",
      decide: true,
    });
  }

  private known(id: SourceElement, name: string, why: string): ElementData {
    const target = id.leaf(name, { why });
    for (const flag of ["IsDPID", "IsISNI", "Namespace"]) {
      const value = id.attribute(flag);
      const isSaid = flag === "Namespace" ? value === name : value !== undefined;
      if (isSaid) this.ledger.attribute(id.node, flag, { outcome: "changed", target });
    }
    return target;
  }

  /** The list of all parties that have been referenced. */
  toPartyList(): ElementData {
    const list = branch("PartyList", [...this.parties.values()]);
    return this.ledger.add(list, "4.3 names all parties at one place and refers to them.");
  }
}
