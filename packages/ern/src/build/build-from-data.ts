import { type ElementData, toXmlDocument } from "../xml/to-xml";
import { buildFromGraph, isGraph } from "./build-from-graph";
import { parseData } from "./check-data";
import { toDealList, toReleaseList, toResourceList } from "./data-lists";
import { type Parties, toPartyReferences } from "./data-parts";
import { branch, leaf, leafOf, toRoot43 } from "./elements";
import { type ReleaseData, releaseData } from "./release-data";

const toMessagingParty = (element: string, { id, name }: { id: string; name?: string }): ElementData =>
  branch(element, [leaf("PartyId", id), name !== undefined && branch("PartyName", [leaf("FullName", name)])]);

const toDataHeader = ({ message }: ReleaseData): ElementData =>
  branch("MessageHeader", [
    leafOf("MessageThreadId", message.threadId),
    leaf("MessageId", message.id),
    toMessagingParty("MessageSender", message.sender),
    message.recipients.map((recipient) => toMessagingParty("MessageRecipient", recipient)),
    leaf("MessageCreatedDateTime", message.created === "now" ? new Date().toISOString() : message.created),
    leaf("MessageControlType", message.test ? "TestMessage" : "LiveMessage"),
  ]);

const toPartyList = (parties: Parties): ElementData =>
  branch(
    "PartyList",
    Array.from(parties, ([name, reference]) => {
      return branch("Party", [leaf("PartyReference", reference), branch("PartyName", [leaf("FullName", name)])]);
    }),
  );

/**
 * Returns the XML of an ERN 4.3 message with one release, or of the message whose graph it gets. The same data produces
 * the same bytes; the clock is read only if the data has "now". Throws an `ErnError` with the JSON path if the data
 * can't be built.
 */
export const buildFromData = (input: unknown): string => {
  if (isGraph(input)) return buildFromGraph(input);
  const data = parseData(releaseData, input);
  const parties = toPartyReferences(data);
  const parts = [
    toDataHeader(data),
    toPartyList(parties),
    toResourceList(data, parties),
    toReleaseList(data, parties),
    toDealList(data),
  ];
  const { profile, language, avsVersion } = data.message;
  const root = { ReleaseProfileVersionId: profile, LanguageAndScriptCode: language, AvsVersionId: avsVersion };
  return toXmlDocument(toRoot43(parts, root));
};
