/** @jest-environment jsdom */
import { copyLink, copyMarkdown } from "./copy-page";

const ADDRESS = "/docs/intro.md";
let copied: string[] = [];
let refuses = false;

const setClipboard = (): void =>
  void Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: {
      writeText: async (text: string) => {
        if (refuses) throw new DOMException("refused", "NotAllowedError");
        copied.push(text);
      },
      write: async ([item]: { parts: Record<string, Promise<Blob>> }[]) => {
        if (refuses) throw new DOMException("refused", "NotAllowedError");
        const blob = await item?.parts["text/plain"];
        copied.push(`as an item: ${blob?.type}`);
      },
    },
  });

const serve = (status: number, body = "# Introduction"): void =>
  void Object.assign(globalThis, {
    fetch: jest.fn(async () => {
      const pieces = [{ value: new TextEncoder().encode(body), done: false }, { done: true }];
      return { ok: status === 200, status, body: { getReader: () => ({ read: async () => pieces.shift() }) } };
    }),
  });

describe("copying a page", () => {
  beforeEach(() => {
    copied = [];
    refuses = false;
    setClipboard();
    serve(200);
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, "ClipboardItem");
  });

  it("copies the Markdown at an address", async () => {
    expect(await copyMarkdown(ADDRESS)).toBe("Copied as Markdown");
    expect(copied).toEqual(["# Introduction"]);
    expect(fetch).toHaveBeenCalledWith(ADDRESS, expect.anything());
  });

  it("uses a ClipboardItem, without waiting for the text, if the browser supports it", async () => {
    Object.assign(globalThis, {
      ClipboardItem: class {
        constructor(readonly parts: Record<string, Promise<Blob>>) {}
      },
    });
    expect(await copyMarkdown(ADDRESS)).toBe("Copied as Markdown");
    expect(copied).toEqual(["as an item: text/plain"]);
  });

  it("suggests an alternative if the browser refuses", async () => {
    refuses = true;
    expect(await copyMarkdown(ADDRESS)).toMatch("Use “View as Markdown”");
    expect(await copyLink("https://example.org/")).toMatch("refused");
  });

  it("reports that the page couldn't be loaded", async () => {
    serve(503);
    expect(await copyMarkdown(ADDRESS)).toBe("The page could not be loaded. Try again.");
    expect(copied).toEqual([]);
  });

  it("copies a link", async () => {
    expect(await copyLink("https://example.org/docs/")).toBe("Link copied");
    expect(copied).toEqual(["https://example.org/docs/"]);
  });
});
