import { parseQuery, typedCode } from "./parse-query";

const words = (query: string): string[] => parseQuery(query).map(({ written }) => written);

describe("parseQuery", () => {
  it.each([
    ["how to build a message", ["build", "message"]],
    ["what's new", ["new"]],
    ["what is it", ["what", "is", "it"]],
    ["Version::from it", ["Version", "from"]],
    ["C# or c", ["C#", "c"]],
    ["a b c d e f g h i j k l m n o", ["b", "c", "d", "e", "f", "g", "h", "j", "k", "l"]],
  ])("parses %s as %j", (query, expected) => {
    expect(words(query)).toEqual(expected);
  });

  it.each([
    ["a single word", "wha", [false]],
    ["a single letter", "c", [false]],
    ["letters beside other words", "value A&B", [false, true]],
    ["several words that say nothing", "what is", [true, true]],
  ])("knows which words of %s may be incomplete", (_what, query, expected) => {
    expect(parseQuery(query).map(({ complete }) => complete)).toEqual(expected);
  });

  it.each([
    ["DDEXParser::stream", ["DDEXParser.stream"]],
    ["call builder.build() twice", ["builder.build"]],
    ["add_release and addRelease", ["add_release", "addRelease"]],
    ["a::b::c.d", ["a.b.c.d"]],
    ["The end. Next one", []],
    ["ern 3.8.2", []],
  ])("finds in %s the code %j", (query, expected) => {
    expect(typedCode(parseQuery(query)).names.map(({ form }) => form)).toEqual(expected);
  });
});
