import { branch } from "../build/data-elements";
import type { ElementData } from "../xml/write-element";
import { wrapName } from "./new-message";
import type { SourceElement } from "./source-element";

const toName = (name: SourceElement): ElementData => {
  const parts = name.children().map((part) => part.leaf());
  return parts.length > 0 ? name.composite(branch("PartyName", parts)) : wrapName(name);
};

const toMessagingParty = (party: SourceElement): ElementData => {
  const [id, ...others] = party.all("PartyId");
  for (const other of others) other.decide("4.3 has one identifier, the DPID, for who sends and who gets a message.");
  const name = party.one("PartyName");
  const parts = [
    id?.leaf("PartyId", { why: id.attribute("Namespace") ? "4.3 takes it for a DPID." : undefined }),
    name && toName(name),
    party.one("TradingName")?.leaf(),
  ];
  return party.composite(branch(party.name, parts));
};

const toTrail = (trail: SourceElement): ElementData => {
  const events = trail.children().map((event) => {
    const party = event.one("MessagingPartyDescriptor");
    return event.composite(branch(event.name, [party && toMessagingParty(party), event.one("DateTime")?.leaf()]));
  });
  return trail.composite(branch(trail.name, events));
};

/** The header. 4.3 has its parts in the same order. */
export const toHeader = (header: SourceElement): ElementData => {
  const take = (name: string) => header.all(name).map((part) => part.leaf());
  const parties = (name: string) => header.all(name).map(toMessagingParty);
  header.all("Comment").forEach((comment) => comment.drop("4.3 has no place for comments in the header."));
  const target = branch("MessageHeader", [
    take("MessageThreadId"),
    take("MessageId"),
    take("MessageFileName"),
    parties("MessageSender"),
    parties("SentOnBehalfOf"),
    parties("MessageRecipient"),
    take("MessageCreatedDateTime"),
    header.all("MessageAuditTrail").map(toTrail),
    take("MessageControlType"),
  ]);
  return header.composite(target);
};

/** The 4.3 release profile that fits best: by the old profile, otherwise by the resources. */
export const toProfile = (root: SourceElement): string => {
  const profile = root.attribute("ReleaseProfileVersionId") ?? "";
  const resources = root.one("ResourceList");
  const count = (name: string) => resources?.all(name).length ?? 0;
  if (/LongForm/i.test(profile)) return "LongFormMusicalWorkVideo";
  if (/Ringtone|AlertTone/i.test(profile)) return "Ringtone";
  if (/MixedMedia|Bundle/i.test(profile) || (count("Video") > 0 && count("SoundRecording") > 0)) return "MixedMedia";
  if (count("Video") > 0) return count("Video") === 1 ? "SimpleVideoSingle" : "Video";
  return count("SoundRecording") === 1 ? "SimpleAudioSingle" : "Audio";
};

/** Is the new profile certain? Both versions have one for an album of sound recordings alone. */
export const isSureProfile = (root: SourceElement): boolean =>
  /AudioAlbum/.test(root.attribute("ReleaseProfileVersionId") ?? "") && toProfile(root) === "Audio";
