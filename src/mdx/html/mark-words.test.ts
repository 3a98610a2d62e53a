import { compileBody } from "../../test/content/compile-body";

const htmlOf = (body: string): string => compileBody(body).content.join("");

it.each([
  [
    "a list of links",
    "- [Deals](/docs/learn/deals/)\n- [Parties](/docs/learn/parties/), [`Deal`](/docs/ern/)",
    ["links"],
  ],
  ["a list with words", "- [Deals](/docs/learn/deals/)\n- [Parties](/docs/learn/parties/), because they count", []],
  ["a list without links", "- 4.3\n- the `Deal`", []],
  ["a paragraph", "[Deals](/docs/learn/deals/) grant rights", []],
  [
    "cells",
    "| In | Then |\n|---|---|\n| **[Deal](/a/)** | [this](/b/) or that |\n| [A](/a/) `b` | c |",
    ["words", "words"],
  ],
])("marks lists of links, and cells with words around links, in %s", (_name, body, marks) => {
  expect(Array.from(htmlOf(body).matchAll(/class="(links|words)"/g), ([, name]) => name)).toEqual(marks);
});
