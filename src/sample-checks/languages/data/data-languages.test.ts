import { checkJson } from "./check-json";
import { checkToml } from "./check-toml";
import { checkXml } from "./check-xml";
import { checkYaml } from "./check-yaml";

it.each([
  ["JSON", checkJson, '{ "a": [1, 2] }'],
  ["YAML", checkYaml, "a:\n  - b: 1\n"],
  ["YAML of two documents", checkYaml, "a: 1\n---\nb: 2\n"],
  ["TOML", checkToml, '[dependencies]\nddex-builder = "0.4.5"'],
  [
    "a document",
    checkXml,
    '<?xml version="1.0"?>\n<ern:a xmlns:ern="http://ddex.net/xml/ern/43"><b c="1">&amp;</b></ern:a>',
  ],
  ["a sequence of elements", checkXml, "<ern:Deal>…</ern:Deal>\n<!-- and -->\n<Deal/>"],
])("takes %s", (_name, check, code) => {
  expect(check(code)).toEqual([]);
});

it.each([
  ["JSON with a comma too many", checkJson, '{\n  "a": 1,\n}', 2, /^This is not JSON: /],
  ["JSON that is cut off", checkJson, '{ "a"', 0, /^This is not JSON: /],
  ["YAML", checkYaml, "a: 1\nb: c: d", 1, /^This is not YAML: Nested mappings/],
  ["a program as YAML", checkYaml, "import { a } from 'b';\na(1);", 0, /^This YAML has no keys and no items$/],
  ["TOML", checkToml, "[a]\nb = c d", 1, /^This is not TOML: /],
  ["a program as XML", checkXml, "import { a } from 'b';", 0, /^"import \{ a \} from 'b';" stands in no element$/],
  ["an element left open", checkXml, "<a>\n  <b>\n</a>", 2, /^This is not well-formed XML: unexpected close tag/],
  ["an element never closed", checkXml, "<a>\n", 1, /^This is not well-formed XML: unclosed tag: a$/],
  ["a bare ampersand", checkXml, "<a>Rock & Rain</a>", 0, /^This is not well-formed XML: /],
  ["an unbound prefix", checkXml, '<?xml version="1.0"?>\n<ern:a/>', 1, /unbound namespace prefix: "ern"/],
])("tells what is wrong with %s", (_name, check, code, line, problem) => {
  expect(check(code)).toEqual([
    expect.objectContaining({ line, problem: expect.stringMatching(problem), remedy: expect.stringMatching(/\.$/) }),
  ]);
});
