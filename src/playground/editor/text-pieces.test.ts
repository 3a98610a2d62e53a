import { encodeErn, type ErnEncoding } from "@ddex-suite/ern";

import { encodeText, PIECE_LENGTH, toEditorText } from "./text-pieces";

const cases: [what: string, source: string, encoding: ErnEncoding][] = [
  ["a short text", "<a>ü</a>", "utf-8"],
  ["a long text, a character of which is between two pieces", `${" ".repeat(PIECE_LENGTH - 1)}🎵é\r\n`, "utf-8"],
  ["a long text with a byte order mark", `\uFEFF<a>${"é\n".repeat(PIECE_LENGTH)}</a>`, "utf-8"],
  ["a long text in another encoding", `<a>${"é".repeat(PIECE_LENGTH)}€</a>`, "iso-8859-1"],
  ["a text that says it is another one", `<?xml version="1.0" encoding="UTF-16"?>${" ".repeat(PIECE_LENGTH)}`, "utf-8"],
];

describe("encodeText", () => {
  it.each(cases)("returns the same bytes for %s as the engine", async (_, source, encoding) => {
    const bytes = new Uint8Array(await (await encodeText(toEditorText(source), encoding)).arrayBuffer());
    const right = encodeErn({ source, encoding });
    expect(bytes.length).toBe(right.length);
    expect(Buffer.compare(bytes, right)).toBe(0);
  });
});
