import { latestRelease } from "./latest-release";

const section = (text: string, ...titles: string[]) => ({
  id: titles.at(-1)?.replace(/\W/g, "") ?? null,
  titles,
  text,
});

describe("latestRelease", () => {
  it("is the first section with a version in its heading, as far as its first change", () => {
    const sections = [
      section("Intro."),
      section("Below.", "What changed"),
      section("Published on 2 May.\nParser: more.\nBuilder: less.", "What changed", "0.4.5"),
      section("Published on 1 May.", "What changed", "0.4.4"),
    ];
    expect(latestRelease(sections)).toEqual({ version: "0.4.5", id: "045", text: "Published on 2 May. Parser: more." });
  });

  it("is null on a page without versions", () => {
    expect(latestRelease([section("After all.", "After 0.4.5")])).toBeNull();
  });
});
