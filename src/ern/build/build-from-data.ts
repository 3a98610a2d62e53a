import { writeElement, type ElementData } from "../xml/write-element";
import { buildFromGraph, isGraph } from "./build-from-graph";
import { toReleaseData } from "./check-data";
import { branch, leaf, toPartyReferences } from "./data-elements";
import { toDealList, toReleaseList } from "./data-releases";
import { toResourceList } from "./data-resources";
import type { ReleaseData } from "./release-data";

const NAMESPACE = "http://ddex.net/xml/ern/43";
const INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";

const toMessagingParty = (element: string, { id, name }: { id: string; name?: string }): ElementData =>
  branch(element, [leaf("PartyId", id), name && branch("PartyName", [leaf("FullName", name)])]);

const toHeader = ({ message }: ReleaseData): ElementData =>
  branch("MessageHeader", [
    message.threadId && leaf("MessageThreadId", message.threadId),
    leaf("MessageId", message.id),
    toMessagingParty("MessageSender", message.sender),
    message.recipients.map((recipient) => toMessagingParty("MessageRecipient", recipient)),
    leaf("MessageCreatedDateTime", message.created === "now" ? new Date().toISOString() : message.created),
    leaf("MessageControlType", message.test ? "TestMessage" : "LiveMessage"),
  ]);

const toPartyList = (parties: Map<string, string>): ElementData =>
  branch(
    "PartyList",
    [...parties].map(([name, reference]) =>
      branch("Party", [leaf("PartyReference", reference), branch("PartyName", [leaf("FullName", name)])]),
    ),
  );

/**
 * Returns the XML of an ERN 4.3 message with one release, or of the message whose graph it gets. The same data produces
 * the same bytes; the clock is read only if the data has "now". Throws an `ErnError` with the JSON path if the data
 * can't be built.
 */
export const buildFromData = (input: unknown): string => {
  if (isGraph(input)) return buildFromGraph(input);
  const data = toReleaseData(input);
  const parties = toPartyReferences(data);
  const message = branch(
    "ern:NewReleaseMessage",
    [
      toHeader(data),
      toPartyList(parties),
      toResourceList(data, parties),
      toReleaseList(data, parties),
      toDealList(data),
    ],
    {
      "xmlns:ern": NAMESPACE,
      "xmlns:xsi": INSTANCE,
      "xsi:schemaLocation": `${NAMESPACE} ${NAMESPACE}/release-notification.xsd`,
      ReleaseProfileVersionId: data.message.profile,
      LanguageAndScriptCode: data.message.language,
      AvsVersionId: data.message.avsVersion,
    },
  );
  const xml = writeElement(message, { lineEnd: "\n", indent: "  " });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
};
