import { rankRelated } from "./rank-related";
import type { Candidate } from "./rank-related";

const PAGE = "/docs/api/a/";
const symbols = ["one", "two", "three"].map((id) => ({ id, url: `${PAGE}#${id}` }));
const candidate = (label: string, called: string[], linked: string[] = []): Candidate => ({
  label,
  path: `/docs/guides/${label}/`,
  called: new Set(called),
  linked: new Set(linked),
});
const ranked = (candidates: Candidate[]): string[] => rankRelated(PAGE, symbols, candidates).map(({ label }) => label);

describe("rankRelated", () => {
  it("ranks pages by how much they use and leaves out pages that use nothing", () => {
    expect(
      ranked([candidate("none", ["four"]), candidate("one", ["one"]), candidate("two", ["two", "three"])]),
    ).toEqual(["two", "one"]);
  });

  it("counts a link more than a call, including a link to the page", () => {
    expect(
      ranked([candidate("calls", ["one"]), candidate("links", [], [`${PAGE}#one`]), candidate("page", [], [PAGE])]),
    ).toEqual(["page", "links", "calls"]);
  });

  it("counts rarely used symbols more than common ones", () => {
    expect(
      ranked([candidate("a", ["one"]), candidate("b", ["one"]), candidate("c", ["one"]), candidate("rare", ["two"])]),
    ).toEqual(["rare", "a", "b", "c"]);
  });

  it("returns at most five, with ties in reading order", () => {
    expect(ranked(["f", "a", "e", "b", "d", "c"].map((label) => candidate(label, ["one"])))).toEqual([
      "f",
      "a",
      "e",
      "b",
      "d",
    ]);
  });
});
