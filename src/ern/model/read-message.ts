import type { ErnHeader, ErnMessage } from "../model-types";
import { namespaceOf, toVersionNumber } from "../schema/versions";
import type { ErnDocument, NodeId } from "../types";
import { localNameOf } from "../xml/nodes";
import { readReleaseDeals } from "./read-deals";
import { readParty, toTargets } from "./read-parties";
import { readReleases } from "./read-release";
import { readResources } from "./read-resource";
import { createReader, type Reader } from "./reader";

const readHeader = (reader: Reader, node: NodeId): ErnHeader => {
  const [sender] = reader.all(node, "MessageSender");
  return {
    node,
    messageId: reader.first(node, "MessageId"),
    threadId: reader.first(node, "MessageThreadId"),
    created: reader.first(node, "MessageCreatedDateTime"),
    controlType: reader.first(node, "MessageControlType"),
    sender: sender === undefined ? null : readParty(reader, sender),
    recipients: reader.all(node, "MessageRecipient").map((recipient) => readParty(reader, recipient)),
  };
};

/** Reads a document into a graph without checking it: missing values are null or an empty list. */
export const readMessage = (document: ErnDocument): ErnMessage => {
  const reader = createReader(document);
  const { root } = document;
  const namespace = namespaceOf(document, root);
  const [header] = reader.all(root, "MessageHeader");
  const parties = reader.all(root, "PartyList", "Party").map((node) => readParty(reader, node));
  const context = { reader, parties: toTargets(parties) };
  const resources = readResources(context, reader.all(root, "ResourceList"));
  const releases = readReleases({ ...context, resources: toTargets(resources) }, reader.all(root, "ReleaseList"));
  return {
    node: root,
    version: toVersionNumber(namespace),
    namespace,
    type: localNameOf(document, root),
    profile: reader.attribute(root, "ReleaseProfileVersionId"),
    header: header === undefined ? null : readHeader(reader, header),
    parties,
    resources,
    releases,
    releaseDeals: readReleaseDeals(reader, reader.all(root, "DealList"), toTargets(releases)),
  };
};
