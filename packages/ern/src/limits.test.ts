/** @jest-environment node */
import { readSample } from "../test/read-sample";
import { buildFromData } from "./build/build-from-data";
import { checkErn } from "./check/check-ern";
import { setAttribute, setText } from "./edit/node-edits";
import { ErnError } from "./ern-error";
import { LIMITS } from "./limits";
import { parseErn } from "./xml/parse-ern";

// Small limits, because the real ones are too big to reach in a test.
jest.mock("./limits", () => {
  const { LIMITS: real } = jest.requireActual<{ LIMITS: Record<string, number> }>("./limits");
  return { LIMITS: { ...real, sourceLength: 50_000, attributeLength: 100, nodes: 1000, editLength: 100, tracks: 3 } };
});

const errorOf = (act: () => unknown): ErnError => {
  try {
    act();
  } catch (error) {
    if (error instanceof ErnError) return error;
    throw error;
  }
  throw new Error("Nothing was refused.");
};

describe("limits", () => {
  it.each([
    ["a long message", (over: number) => `<a>${"b".repeat(LIMITS.sourceLength - 7 + over)}</a>`],
    ["a long attribute", (over: number) => `<a b="${"c".repeat(LIMITS.attributeLength + over)}"/>`],
    ["many nodes", (over: number) => `<a>${"<b/>".repeat(LIMITS.nodes - 2 + over)}</a>`],
    ["deep nesting", (over: number) => "<a>".repeat(LIMITS.depth + over) + "</a>".repeat(LIMITS.depth + over)],
    ["a long name", (over: number) => `<${"a".repeat(LIMITS.nameLength + over)}/>`],
  ])("accept %s up to the limit, and refuse one more", (_, write) => {
    expect(() => parseErn(write(0))).not.toThrow();
    const error = errorOf(() => parseErn(write(1)));
    expect(error).toMatchObject({ code: "limit", message: expect.stringMatching(/\d/), remedy: expect.any(String) });
    expect(checkErn(write(1))).toMatchObject([{ code: "limit", severity: "error" }]);
  });

  it("apply to values that edits set", () => {
    const document = parseErn("<a/>");
    const value = (over: number) => "b".repeat(LIMITS.editLength + over);
    expect(setText(document, 1, value(0)).source).toHaveLength(LIMITS.editLength + "<a></a>".length);
    expect(errorOf(() => setText(document, 1, value(1))).code).toBe("limit");
    expect(errorOf(() => setAttribute(document, 1, "c", value(1))).code).toBe("limit");
  });

  it("apply to data that messages are built from", () => {
    const data = JSON.parse(readSample("album.json")) as { tracks: object[] };
    expect(() => buildFromData(data)).not.toThrow();
    data.tracks.push({ ...data.tracks[0], isrc: "QZABC2600099" });
    expect(errorOf(() => buildFromData(data))).toMatchObject({ code: "data", path: "$.tracks" });
  });
});
