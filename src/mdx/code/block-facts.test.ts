import { compile } from "../compile";
import { toShortcodes } from "../shortcodes/shortcode";

const root = '<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/43">';
const message = `${root}\n</ern:NewReleaseMessage>`;
const htmlOf = (body: string, path: string | null = "/docs/learn/a/"): string =>
  (
    compile(
      { body, file: "a.mdx", lineOffset: 0, interactive: false, resolveFile: () => undefined, path },
      toShortcodes([]),
    ).content.nodes as string[]
  ).join("");
const fence = (code: string, meta = ""): string => `\`\`\`xml${meta}\n${code}\n\`\`\``;

describe("markMessages", () => {
  it.each([message, `<?xml version="1.0"?>\n<!-- A message. -->\n${message}`])(
    "adds a link to a whole message",
    (code) => {
      expect(htmlOf(`\`\`\`ts\nx\n\`\`\`\n\n${fence(code)}`)).toContain(
        '<a href="/playground/#page=/docs/learn/a/&amp;block=2">Open in the playground</a>',
      );
    },
  );

  it.each([
    ["a fragment", fence("<Release/>", ' within="ReleaseList"')],
    ["a message with omitted parts", fence(`${root}\n<!-- … -->\n</ern:NewReleaseMessage>`)],
    ["an invalid ERN message", fence(message, ' schema="ddex-parser"')],
    ["a message in a block of another language", fence(message).replace("xml", "text")],
  ])("adds no link to %s", (_name, body) => {
    expect(htmlOf(body)).not.toContain("playground");
  });

  it("adds no link in a file that isn't a page", () => {
    expect(htmlOf(fence(message), null)).not.toContain("playground");
  });
});
