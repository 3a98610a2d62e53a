import { compileBody } from "../../test/content/compile-body";

const htmlOf = (body: string): string => compileBody(body).content.join("");

it.each([
  ["a list of links", "- [Deals](/docs/learn/deals/)\n- [Parties](/docs/learn/parties/), [`Deal`](/docs/ern/)", 0],
  ["words after a link", "- [Deals](/docs/learn/deals/), because they grant rights", 1],
  ["a list without links", "- 4.3\n- the `Deal`", 0],
  ["a paragraph", "[Deals](/docs/learn/deals/) grant rights", 0],
  ["cells of a table", "| In | Then |\n|---|---|\n| **[Deal](/a/)** | [this](/b/) or that |", 1],
])("marks the places with words and links in %s", (_name, body, count) => {
  expect(htmlOf(body).match(/class="words"/g) ?? []).toHaveLength(count);
});
