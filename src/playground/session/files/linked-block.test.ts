/** @jest-environment jsdom */
import { codeHtml } from "../../../test/content/code-html";
import { paths } from "../../../utils/paths";
import { readLinkedBlock } from "./linked-message";

const ROUTE = "/docs/learn/message/";
const hashOf = (block: number): string => new URL(paths.playgroundBlock(ROUTE, block), "http://localhost").hash;

const blockOf = (code: string, number: number, title: string): string =>
  codeHtml(code, "xml", `title="${title}"`, {
    playground: paths.playgroundBlock(ROUTE, number),
    marks: { focused: [1], notes: [{ line: 1, id: "_note-1-1" }] },
  });
const pageData = {
  result: {
    data: {
      doc: {
        title: "Message",
        content: [
          `<p>Text</p>${blockOf("<A>\n  R&amp;B\n</A>", 1, "a.xml")}`,
          { component: "Tabs", children: [blockOf("<B/>", 11, "The second")] },
        ],
      },
    },
  },
};

const serve = (ok: boolean): jest.Mock => {
  const fetched = jest.fn(() => Promise.resolve({ ok, json: () => Promise.resolve(pageData) }));
  global.fetch = fetched as unknown as typeof fetch;
  return fetched;
};

describe("linkedBlock", () => {
  it("returns the text of the linked block, without its marks", async () => {
    const fetched = serve(true);
    const text = (source: string) => ({ source, encoding: "utf-8" });
    expect(await readLinkedBlock(hashOf(1))).toEqual({ text: text("<A>\n  R&amp;B\n</A>"), name: "a.xml" });
    expect(await readLinkedBlock(hashOf(11))).toEqual({ text: text("<B/>"), name: "message.xml" });
    expect(fetched).toHaveBeenCalledWith("/page-data/docs/learn/message/page-data.json");
  });

  it.each([
    "",
    "#ern=abc",
    "#page=//example.org/&block=1",
    "#page=/docs/../../&block=1x",
    "#page=https://a.org/&block=1",
  ])("requests nothing for %s", async (hash) => {
    const fetched = serve(true);
    expect(await readLinkedBlock(hash)).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ["the page has no such block", true, hashOf(2)],
    ["there is no such page", false, hashOf(1)],
  ])("reports that %s", async (_what, ok, hash) => {
    serve(ok);
    await expect(readLinkedBlock(hash)).rejects.toThrow(
      "There is no such message on /docs/learn/message/. Open that page",
    );
  });
});
