import fc from "fast-check";

import { searchPage } from "../../../test/search-records";
import { toSearchRecords } from "../../../gatsby/search/to-search-records";
import { packIndex } from "./pack-index";
import { packNumber, unpackNumbers } from "./pack-number";
import { unpackIndex } from "./unpack-index";

it("gives back the numbers that were packed, in characters that JSON does not escape", () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (numbers) => {
      const packed = numbers.map(packNumber).join("");
      expect(unpackNumbers(packed)).toEqual(numbers);
      expect(JSON.stringify(packed)).toBe(`"${packed}"`);
    }),
  );
});

it("gives back the records without their texts", () => {
  const records = toSearchRecords([
    searchPage("Presets", { "": "Names.", "In Rust": "all_presets()" }, { keywords: ["spotify", "rules"] }),
    searchPage("Hello", {}, { path: "/blog/hello/", group: "Blog", version: null }),
    searchPage(
      "Deep",
      {},
      {
        sections: [
          { id: null, titles: [], text: "" },
          { id: "own-id", titles: ["A"], text: "" },
          { id: "b", titles: ["A", "B"], text: "" },
          { id: "c", titles: ["A", "B", "C"], text: "" },
          { id: "d", titles: ["A", "D"], text: "" },
          { id: "e", titles: ["E"], text: "" },
        ],
      },
    ),
  ]);
  const unpacked = unpackIndex(packIndex(records)).records;
  expect(unpacked.map((record, at) => ({ ...record, content: records[at]?.content }))).toEqual(records);
});

it("gives back which records have a term, parts of identifiers too", () => {
  const records = toSearchRecords([
    searchPage("One", { "": "applyPreset applies a preset" }),
    searchPage("Two", { "": "presets, not applied" }),
    searchPage("Three", { "": "apply-preset again, apply" }),
  ]);
  const { postings } = unpackIndex(packIndex(records));
  const found = Object.fromEntries([...postings].map(([term, list]) => [term, [...new Set(list)].sort()]));
  expect(found).toEqual({
    again: [2],
    applied: [1],
    applies: [0],
    apply: [0, 2],
    applypreset: [0, 2],
    preset: [0, 2],
    presets: [1],
  });
});

it("packs a site without text", () => {
  expect(unpackIndex(packIndex([]))).toEqual({ records: [], postings: new Map() });
});

it("refuses a record apart from its page", () => {
  const [page, section, other] = toSearchRecords([searchPage("One", { Heading: "" }), searchPage("Two")]);
  expect(() => packIndex([page!, other!, section!])).toThrow("/docs/one/#heading: the record does not follow");
});
