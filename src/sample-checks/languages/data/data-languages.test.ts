import { jsonSyntax } from "./json-syntax";
import { tomlSyntax } from "../toml/toml-syntax";
import { xmlSyntax } from "../xml/xml-syntax";
import { checkDiff } from "./check-diff";
import { yamlSyntax } from "./yaml-syntax";

it.each([
  ["JSON", jsonSyntax, '{ "a": [1, 2] }'],
  ["YAML", yamlSyntax, "a:\n  - b: 1\n"],
  ["YAML of two documents", yamlSyntax, "a: 1\n---\nb: 2\n"],
  ["TOML", tomlSyntax, '[dependencies]\nddex-builder = "0.4.5"'],
  [
    "a document",
    xmlSyntax,
    '<?xml version="1.0"?>\n<ern:a xmlns:ern="http://ddex.net/xml/ern/43"><b c="1">&amp;</b></ern:a>',
  ],
  ["a sequence of elements", xmlSyntax, "<ern:Deal>…</ern:Deal>\n<!-- and -->\n<Deal/>"],
  ["a diff", checkDiff, "@@ -1 +1 @@\n-a\n+b\n c\n"],
])("takes %s", (_name, check, code) => {
  expect(check(code)).toEqual([]);
});

it.each([
  ["JSON with a comma too many", jsonSyntax, '{\n  "a": 1,\n}', 2, /^This is not JSON: /],
  ["JSON that is cut off", jsonSyntax, '{ "a"', 0, /^This is not JSON: /],
  ["YAML", yamlSyntax, "a: 1\nb: c: d", 1, /^This is not YAML: Nested mappings/],
  ["TOML", tomlSyntax, "[a]\nb = c d", 1, /^This is not TOML: /],
  ["an element left open", xmlSyntax, "<a>\n  <b>\n</a>", 2, /^This is not well-formed XML: unexpected close tag/],
  ["an element never closed", xmlSyntax, "<a>\n", 1, /^This is not well-formed XML: unclosed tag: a$/],
  ["a bare ampersand", xmlSyntax, "<a>Rock & Rain</a>", 0, /^This is not well-formed XML: /],
  ["an unbound prefix", xmlSyntax, '<?xml version="1.0"?>\n<ern:a/>', 1, /unbound namespace prefix: "ern"/],
  ["a line of a diff", checkDiff, "-a\nb", 1, /^A line of a diff begins with "b"$/],
])("tells what is wrong with %s", (_name, check, code, line, problem) => {
  expect(check(code)).toEqual([
    expect.objectContaining({ line, problem: expect.stringMatching(problem), remedy: expect.stringMatching(/\.$/) }),
  ]);
});
