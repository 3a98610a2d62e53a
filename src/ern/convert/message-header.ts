import type { ElementData } from "../xml/write-element";
import { wrapName } from "./new-message";
import type { SourceElement } from "./source-element";

const toName = (name: SourceElement): ElementData => {
  const parts = name.children().map((part) => part.leaf());
  return parts.length > 0 ? name.branch("PartyName", parts) : wrapName(name);
};

const toMessagingParty = (party: SourceElement): ElementData => {
  const [id, ...others] = party.all("PartyId");
  for (const other of others) other.decide("4.3 has one identifier, the DPID, for who sends and who gets a message.");
  const name = party.one("PartyName");
  const why = id?.attribute("Namespace") ? "4.3 takes it for a DPID." : undefined;
  return party.branch(party.name, [id?.leaf("PartyId", { why }), name && toName(name), party.firsts("TradingName")]);
};

const toTrail = (trail: SourceElement): ElementData => {
  const events = trail.children().map((event) => {
    const party = event.one("MessagingPartyDescriptor");
    return event.branch(event.name, [party && toMessagingParty(party), event.firsts("DateTime")]);
  });
  return trail.branch(trail.name, events);
};

/** The header. 4.3 has its parts in the same order. */
export const toHeader = (header: SourceElement): ElementData => {
  for (const comment of header.all("Comment")) comment.drop("4.3 has no place for comments in the header.");
  return header.branch("MessageHeader", [
    header.leaves("MessageThreadId MessageId MessageFileName"),
    header.all("MessageSender", "SentOnBehalfOf", "MessageRecipient").map(toMessagingParty),
    header.leaves("MessageCreatedDateTime"),
    header.all("MessageAuditTrail").map(toTrail),
    header.leaves("MessageControlType"),
  ]);
};

/** The 4.3 release profile that fits best: by the old profile, otherwise by the resources. */
export const toProfile = (root: SourceElement): string => {
  const profile = root.attribute("ReleaseProfileVersionId") ?? "";
  const count = (name: string) => root.one("ResourceList")?.all(name).length ?? 0;
  if (/LongForm/i.test(profile)) return "LongFormMusicalWorkVideo";
  if (/Ringtone|AlertTone/i.test(profile)) return "Ringtone";
  if (/MixedMedia|Bundle/i.test(profile) || (count("Video") > 0 && count("SoundRecording") > 0)) return "MixedMedia";
  if (count("Video") > 0) return count("Video") === 1 ? "SimpleVideoSingle" : "Video";
  return count("SoundRecording") === 1 ? "SimpleAudioSingle" : "Audio";
};

/** Is the new profile certain? Both versions have one for an album of sound recordings alone. */
const isSureProfile = (root: SourceElement): boolean =>
  /AudioAlbum/.test(root.attribute("ReleaseProfileVersionId") ?? "") && toProfile(root) === "Audio";

/** Records what happens to the root element and its attributes. */
export const settleRoot = (root: SourceElement, target: ElementData): void => {
  root.ledger.element(root.node, { outcome: "changed", target, why: "The namespace is that of 4.3." });
  const whySchema = "The namespace says the version; AvsVersionId says that of the value sets.";
  root.settle("MessageSchemaVersionId", { outcome: "changed", target, why: whySchema });
  const whyProfile = isSureProfile(root)
    ? ({ outcome: "changed", why: "4.3 has one profile for albums of recordings: Audio." } as const)
    : ({ outcome: "decide", why: "4.3 has profiles of its own. Check that this is the right one." } as const);
  root.settle("ReleaseProfileVersionId", { ...whyProfile, target });
  root.settle("LanguageAndScriptCode", { outcome: "carried", target });
};
