/** @jest-environment jsdom */
import { codeHtml } from "../../test/content/code-html";
import { expandMatchingCode } from "./expand-matching-code";

const sample = (last: string): string => codeHtml(`${"<Line/>\n".repeat(50)}<${last}/>`, "xml", "");

const opened = (): string[] =>
  [...document.querySelectorAll(".code")]
    .filter((block) => block.querySelector(".rest")?.hasAttribute("hidden") === false)
    .map((block) => block.id);

const show = (): void => {
  const blocks = ["PriceCode", "DealTerms", "PriceCode"].map((last, index) =>
    sample(last).replace("<figure ", `<figure id="${index}" `),
  );
  document.body.innerHTML = `<div class="prose">${blocks[0]}<h2 id="deals">Deals</h2>${blocks[1]}${blocks[2]}<h3 id="more">More</h3>${sample("PriceCode")}</div>`;
};

const arrive = (): boolean => document.dispatchEvent(new Event("page-shown"));

describe("expandMatchingCode", () => {
  beforeEach(show);

  it.each([
    ["below the hash's heading", "price", "/#deals", ["2"]],
    ["that has any of the words", "deal pricecode", "/#deals", ["1", "2"]],
    ["before the first heading, of a hit without one", "PriceCode", "/", ["0"]],
  ])("opens folded code %s", (_name, query, url, blocks) => {
    expandMatchingCode(query, url);
    expect(opened()).toEqual([]);
    arrive();
    expect(opened()).toEqual(blocks);
  });

  it.each([
    ["without the words out of sight", "track of it", "/#deals"],
    ["on another page than the hit's", "price", "/docs/other/#deals"],
  ])("opens nothing %s", (_name, query, url) => {
    expandMatchingCode(query, url);
    arrive();
    expect(opened()).toEqual([]);
  });

  it("looks at one page only", () => {
    expandMatchingCode("price", "/docs/other/");
    arrive();
    expandMatchingCode("track", "/#deals");
    arrive();
    arrive();
    expect(opened()).toEqual([]);
  });
});
