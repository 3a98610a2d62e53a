import { jsonSyntax, tomlSyntax, xmlSyntax, yamlSyntax } from "./syntax";

describe("data languages", () => {
  it.each([
    ["JSON", jsonSyntax, '{ "a": [1, 2] }'],
    ["YAML", yamlSyntax, "a:\n  - b: 1\n"],
    ["YAML with two documents", yamlSyntax, "a: 1\n---\nb: 2\n"],
    ["TOML", tomlSyntax, '[dependencies]\nddex-builder = "0.4.5"'],
    [
      "a document",
      xmlSyntax,
      '<?xml version="1.0"?>\n<ern:a xmlns:ern="http://ddex.net/xml/ern/43"><b c="1">&amp;</b></ern:a>',
    ],
    ["a sequence of elements", xmlSyntax, "<ern:Deal>…</ern:Deal>\n<!-- and -->\n<Deal/>"],
  ])("accepts %s", (_name, check, code) => {
    expect(check(code)).toEqual([]);
  });

  it.each([
    ["JSON with an extra comma", jsonSyntax, '{\n  "a": 1,\n}', 2, /^This is not JSON: /],
    ["truncated JSON", jsonSyntax, '{ "a"', 0, /^This is not JSON: /],
    ["YAML", yamlSyntax, "a: 1\nb: c: d", 1, /^This is not YAML: Nested mappings/],
    ["a program as YAML", yamlSyntax, "import { a } from 'b';\na(1);", 0, /^This YAML has no keys and no items$/],
    ["TOML", tomlSyntax, "[a]\nb = c d", 1, /^This is not TOML: /],
    ["a program as XML", xmlSyntax, "import { a } from 'b';", 0, /^"import \{ a \} from 'b';" is not in an element$/],
    ["an unclosed element", xmlSyntax, "<a>\n  <b>\n</a>", 2, /^This is not well-formed XML: unexpected close tag/],
    ["an element never closed", xmlSyntax, "<a>\n", 1, /^This is not well-formed XML: unclosed tag: a$/],
    ["a bare ampersand", xmlSyntax, "<a>Rock & Rain</a>", 0, /^This is not well-formed XML: /],
    ["an unbound prefix", xmlSyntax, '<?xml version="1.0"?>\n<ern:a/>', 1, /unbound namespace prefix: "ern"/],
  ])("reports what is wrong with %s", (_name, check, code, line, diagnostic) => {
    expect(check(code)).toEqual([
      expect.objectContaining({
        line,
        message: expect.stringMatching(diagnostic),
        remedy: expect.stringMatching(/\.$/),
      }),
    ]);
  });
});
