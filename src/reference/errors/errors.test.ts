import { compile } from "../../mdx/compile";
import { toShortcodes } from "../../mdx/shortcodes/shortcode";
import { errorList } from "../../mdx/shortcodes/site/error-list";
import { currentErrors, parseErrors } from "./errors";

const raw = `
- id: deal-missing
  text: "Missing {field} in '{element}'"
  from: [Rust]
  also:
    - { text: "Error: missing {field}", from: [Python, TypeScript] }
  means: It has no \`Deal\`.
  cause: { language: xml, code: <a/> }
  fix: Add one, as in [deals](https://example.org/).
  fixed: { language: xml, code: <a><Deal/></a> }
`;

const file = "content/errors/tool.yaml";
const errors = parseErrors([{ file, raw }]);
const words = toShortcodes([errorList(() => errors)]);
const compiled = (body: string) =>
  compile(
    { body, file: "page.mdx", lineOffset: 0, interactive: false, resolveFile: () => undefined, excerptOf: null },
    words,
  );

describe("the list of errors", () => {
  it("shows an error below its text, with its cause and its fix", () => {
    const { headings, sections } = compiled('<ErrorList from="tool" />');
    expect(headings.map(({ depth, id, text }) => [depth, id, text])).toEqual([[3, "deal-missing", "Missing … in '…'"]]);
    expect(sections.at(-1)).toEqual({
      id: "deal-missing",
      titles: ["Missing … in '…'"],
      text: "From Rust. From Python and TypeScript: Error: missing ….\nIt has no Deal.\nCaused by:\n<a/>\nAdd one, as in deals.\n<a><Deal/></a>",
      languages: ["xml"],
    });
  });

  it("states that the playground fixes an error", () => {
    const told = parseErrors([{ file, raw: `${raw}  playgroundFixes: true\n` }]);
    const { sections } = compile(
      {
        body: '<ErrorList from="tool" />',
        file: "page.mdx",
        lineOffset: 0,
        interactive: false,
        resolveFile: () => undefined,
        excerptOf: null,
      },
      toShortcodes([errorList(() => told)]),
    );
    expect(sections.at(-1)?.text).toMatch(
      /The playground offers a fix, and makes it unasked only if no value changes\.$/,
    );
  });

  it("rejects a source without a file", () => {
    expect(() => compiled('<ErrorList from="tol" />')).toThrow('There are no errors from "tol"');
  });

  it.each([
    ["an entry without a cause", raw.replace(/ {2}cause.*\n/, ""), /^content\/errors\/tool.yaml:2: .*cause/],
    ["an unknown key", raw.replace("means:", "mean:"), /:7: error "deal-missing" has the unknown key "mean"/],
    ["an id that isn't an anchor", raw.replace("deal-missing", "Deal missing"), /:2: .*"id"/],
    ["a duplicate id", raw + raw, /:12: "deal-missing" is the id of the error in content\/errors\/tool.yaml:2 too/],
  ])("rejects %s and reports its line", (_name, text, message) => {
    expect(() => parseErrors([{ file, raw: text }])).toThrow(message);
  });

  it("reads the site's own errors", () => {
    expect([...currentErrors().bySource.keys()]).toEqual([
      "ddex-builder",
      "ddex-parser",
      "libxml2",
      "playground",
      "xml-libraries",
    ]);
  });
});
