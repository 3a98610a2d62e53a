import { readFileSync } from "node:fs";
import path from "node:path";

import { ernSampleFiles, ernSamples } from "../test/ern-samples";
import { checkErn } from "./check/check-ern";
import { ErnError } from "./ern-error";
import { listTracks } from "./model/list-tracks";
import { readMessage } from "./model/read-message";
import { decodeErn, encodeErn } from "./text/encoding";
import { parseErn } from "./xml/parse-ern";
import { buildErn } from "./xml/tokens";

const files = ernSampleFiles;
if (files.length === 0) console.info(`There are no messages in ${ernSamples}: real messages are not tested.`);

(files.length > 0 ? describe : describe.skip)("real messages", () => {
  it.each(files.length > 0 ? files : [""])("keeps every byte of %s", (file) => {
    const bytes = new Uint8Array(readFileSync(path.join(ernSamples, file)));
    const text = decodeErn(bytes);
    if (file.startsWith("nasty")) {
      expect(() => parseErn(text.source)).toThrow(ErnError);
      return;
    }
    const document = parseErn(text.source);
    expect(buildErn(document)).toBe(text.source);
    expect(Buffer.from(encodeErn({ ...text, source: buildErn(document) })).equals(bytes)).toBe(true);
    const message = readMessage(document);
    expect(message.version).not.toBeNull();
    expect(message.releases.length).toBeGreaterThan(0);
    if (message.resources.length > 0) expect(listTracks(message).length).toBeGreaterThan(0);
    expect(checkErn(text.source).filter(({ code }) => code === "malformed")).toEqual([]);
  });
});
