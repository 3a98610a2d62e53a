import { elementFacts, ERN_VERSIONS, parseContent, schemaModelOf } from "../../src";
import { formatContent } from "./compare-models";

const again = (written: string): string => formatContent(parseContent(written, () => 0));

it.each(["A", "A? B* C+", "A (B | C D?)? E", "(A | B)*", "A^ (B?^ | C)", "(A (B C)+ | D)"])("keeps %s", (written) =>
  expect(again(written)).toBe(written),
);

it.each([
  ["(A+)?", "A*"],
  ["(A B) C", "A B C"],
  ["((A | B) | C)", "(A | B | C)"],
])("writes %s as %s, which allows the same", (written, plain) => expect(again(written)).toBe(plain));

it.each(ERN_VERSIONS)("has content models of ERN %s that are written in one way", (version) => {
  const written = [...elementFacts(version, "content").values()].filter((content) => content !== "" && content !== "-");
  expect(written.map(again)).toEqual(written);
});

it.each(ERN_VERSIONS)("compiles ERN %s with a type for every element", (version) => {
  const { types, values } = schemaModelOf(version);
  expect(types.length).toBeGreaterThan(200);
  for (const { content, text } of types) expect(content ?? values[text!]).toBeDefined();
});
