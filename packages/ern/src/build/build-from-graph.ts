import { checkDocument } from "../check/check-ern";
import { ErnError } from "../ern-error";
import { toGraphJson } from "../model/plain-data";
import { readMessage } from "../model/read-message";
import { toVersion, VERSION_FACTS } from "../schema/versions";
import type { ErnDocument } from "../types";
import { parseErn } from "../xml/parse-ern";
import { pathOf } from "../xml/paths";
import { type ElementData, toXmlDocument } from "../xml/to-xml";
import { dataError, parseData } from "./check-data";
import { branch, leafOf, type Part } from "./elements";
import { type GraphData, graphData } from "./graph-data";
import { inSchemaOrder, toParty } from "./graph-elements";
import { toGraphDeals, toGraphReleases } from "./graph-releases";
import { isErn3, toGraphResources } from "./graph-works";

/** Returns whether data is the graph of a message, as shown on the JSON tab. */
export const isGraph = (data: unknown): boolean =>
  typeof data === "object" && data !== null && Object.hasOwn(data, "releaseDeals") && Object.hasOwn(data, "namespace");

const toGraph = (data: unknown): GraphData => {
  const graph = parseData(graphData, data);
  if (toVersion(graph.namespace) === graph.version) return graph;
  const message = `This is not the namespace of ERN ${graph.version}.`;
  throw dataError("$.namespace", message, "Correct the version or the namespace.");
};

const toGraphHeader = ({ version, header }: GraphData): Part =>
  header &&
  inSchemaOrder(version, "MessageHeader", [
    leafOf("MessageThreadId", header.threadId),
    leafOf("MessageId", header.messageId),
    header.sender && toParty(version, "MessageSender", header.sender),
    header.recipients.map((recipient) => toParty(version, "MessageRecipient", recipient)),
    leafOf("MessageCreatedDateTime", header.created),
    leafOf("MessageControlType", header.controlType),
  ]);

const toRoot = (graph: GraphData): ElementData => {
  const { version, namespace, profile } = graph;
  const { avsVersionId } = VERSION_FACTS[version];
  const attributes = {
    "xmlns:ern": namespace,
    ...(profile === null ? {} : { ReleaseProfileVersionId: profile }),
    ...(isErn3(version)
      ? { MessageSchemaVersionId: `ern/${version.replaceAll(".", "")}` }
      : { LanguageAndScriptCode: "en" }),
    ...(avsVersionId !== undefined && { AvsVersionId: avsVersionId }),
  };
  const parties = graph.parties.map((party) => toParty(version, "Party", party));
  const parts = [
    toGraphHeader(graph),
    parties.length > 0 && branch("PartyList", parties),
    toGraphResources(graph),
    toGraphReleases(graph),
    toGraphDeals(graph),
  ];
  return branch("ern:NewReleaseMessage", parts, attributes);
};

/** The path of the first difference between two JSON values. */
const findDifference = (a: unknown, b: unknown, path = "$"): string | undefined => {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b ? undefined : path;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const keyPath = Array.isArray(a) ? `${path}[${key}]` : `${path}.${key}`;
    const found = findDifference((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], keyPath);
    if (found) return found;
  }
  return undefined;
};

const assertGraph = (document: ErnDocument, graph: GraphData): void => {
  const different = findDifference(toGraphJson(readMessage(document)), graph);
  if (different) {
    const remedy =
      "Titles of references follow from what they lead to; correct the value, or take it from the message.";
    throw dataError(different, `No message of ERN ${graph.version} can say this together with the rest.`, remedy);
  }
  const diagnostic = checkDocument(document).find(({ severity }) => severity === "error");
  if (!diagnostic) return;
  const { node = 0, message, remedy } = diagnostic;
  throw dataError("$", `${pathOf(document, node)} would be wrong. ${message}`, remedy);
};

/**
 * Returns the XML of the message with this graph, in the graph's own version. Anything that isn't in the graph, such as
 * technical details and extensions, is left out. Throws an `ErnError` with the JSON path if no valid message has this
 * graph.
 */
export const buildFromGraph = (data: unknown): string => {
  const graph = toGraph(data);
  try {
    const xml = toXmlDocument(toRoot(graph));
    assertGraph(parseErn(xml), graph);
    return xml;
  } catch (error) {
    if (!(error instanceof ErnError) || error.code === "data") throw error;
    throw dataError("$", error.message, error.remedy);
  }
};
