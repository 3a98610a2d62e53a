import type { ErnHeader, ErnMessage, ErnResource } from "../model-types";
import { namespaceOf, toVersionNumber } from "../schema/versions";
import type { ErnDocument, NodeId } from "../types";
import { localNameOf } from "../xml/nodes";
import { type Targets, toTargets } from "./part";
import { readReleaseDeals } from "./read-deals";
import { readParty } from "./read-parties";
import { readReleases } from "./read-release";
import { readResources } from "./read-resource";
import { createReader, type Reader } from "./reader";

const readHeader = (reader: Reader, node: NodeId): ErnHeader => {
  const parties = (name: string) => reader.all(node, name).map((party) => readParty(reader, party));
  return {
    node,
    messageId: reader.first(node, "MessageId"),
    threadId: reader.first(node, "MessageThreadId"),
    created: reader.first(node, "MessageCreatedDateTime"),
    controlType: reader.first(node, "MessageControlType"),
    sender: parties("MessageSender")[0] ?? null,
    recipients: parties("MessageRecipient"),
  };
};

/** Reads a document into a graph without checking it: missing values are null or an empty list. */
export const readMessage = (document: ErnDocument): ErnMessage => {
  const reader = createReader(document);
  const { root } = document;
  const namespace = namespaceOf(document, root);
  const parties = reader.all(root, "PartyList", "Party").map((node) => readParty(reader, node));
  const noResources: Targets<ErnResource> = new Map();
  const context = { reader, parties: toTargets(parties), resources: noResources };
  const resources = readResources(context, reader.all(root, "ResourceList"));
  context.resources = toTargets(resources);
  const releases = readReleases(context, reader.all(root, "ReleaseList"));
  return {
    node: root,
    version: toVersionNumber(namespace),
    namespace,
    type: localNameOf(document, root),
    profile: reader.attribute(root, "ReleaseProfileVersionId"),
    header: reader.all(root, "MessageHeader").map((header) => readHeader(reader, header))[0] ?? null,
    parties,
    resources,
    releases,
    releaseDeals: readReleaseDeals(context, reader.all(root, "DealList"), toTargets(releases)),
  };
};
