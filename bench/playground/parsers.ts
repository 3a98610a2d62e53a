import { XMLParser } from "fast-xml-parser";

import type * as Engine from "./engine-entry";

export const parserNames = [
  "engine",
  "engine + model",
  "engine + all values",
  "engine + checks",
  "fast-xml-parser",
] as const;

export type ParserName = (typeof parserNames)[number];

/** Returns what each of the compared parsers does with a message. */
export const createParsers = (engine: typeof Engine): Record<ParserName, (xml: string) => unknown> => {
  const parseWithModel = (xml: string) => {
    const document = engine.parseErn(xml);
    const message = engine.readMessage(document);
    return { document, message, tracks: engine.listTracks(message) };
  };
  return {
    engine: (xml) => engine.parseErn(xml),
    "engine + model": parseWithModel,
    "engine + all values": (xml) => {
      const { message, tracks, ...document } = parseWithModel(xml);
      return { graph: engine.toGraphJson(message), rows: engine.toCsv(tracks), document };
    },
    "engine + checks": (xml) => engine.checkDocument(engine.parseErn(xml)),
    "fast-xml-parser": (xml) =>
      new XMLParser({ ignoreAttributes: false, preserveOrder: true, parseTagValue: false, trimValues: false }).parse(
        xml,
      ),
  };
};
