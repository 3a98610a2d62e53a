import { childrenInSchema } from "../schema/schema-rules";
import type { ElementData } from "../xml/write-element";
import { branch, leaf } from "./data-elements";
import type { GraphData, GraphResource } from "./graph-data";
import { leafOf } from "./graph-elements";
import { isOld, toWork } from "./graph-works";

const EDITED = ["SoundRecording", "Video"];

const wordsFor = ({ version }: GraphData, { kind }: GraphResource) => {
  const element = kind;
  const prefix = kind === "MIDI" ? "Midi" : kind;
  const reference = "ResourceReference";
  if (isOld(version)) {
    return { element, reference, type: `${prefix}Type`, ids: `${prefix}Id`, body: `${prefix}DetailsByTerritory` };
  }
  const body = version.startsWith("4.3") && EDITED.includes(kind) ? `${kind}Edition` : undefined;
  return { element, reference, type: "Type", ids: "ResourceId", body };
};

/** Technical details for each file. The graph only has the file names. */
const toFiles = ({ version }: GraphData, { kind, files }: GraphResource, number: number): ElementData[] =>
  files.map((file, at) => {
    const place = branch("File", [leaf(isOld(version) ? (file.includes("://") ? "URL" : "FileName") : "URI", file)]);
    const isDelivered = version.startsWith("4.3") && EDITED.includes(kind);
    const type = kind === "Video" ? "AudioVisualFile" : "AudioFile";
    return branch(isOld(version) ? `Technical${kind === "MIDI" ? "Midi" : kind}Details` : "TechnicalDetails", [
      leaf("TechnicalResourceDetailsReference", `T${number}${at === 0 ? "" : `-${at + 1}`}`),
      isDelivered ? branch("DeliveryFile", [leaf("Type", type), place]) : place,
    ]);
  });

const toResource = (graph: GraphData, resource: GraphResource, at: number): ElementData => {
  const { kind, language } = resource;
  const hasLanguage = childrenInSchema(graph.version, kind)?.some(({ name }) => name === "LanguageOfPerformance");
  const attributes = language !== null && !hasLanguage ? { LanguageAndScriptCode: language } : undefined;
  const others = [
    ...(hasLanguage ? leafOf("LanguageOfPerformance", language) : []),
    ...toFiles(graph, resource, at + 1),
  ];
  return toWork(graph, resource, wordsFor(graph, resource), others, attributes);
};

export const toGraphResources = (graph: GraphData): ElementData =>
  branch(
    "ResourceList",
    graph.resources.map((resource, at) => toResource(graph, resource, at)),
  );
