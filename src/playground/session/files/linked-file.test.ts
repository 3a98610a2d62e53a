/** @jest-environment node */
import { readLinkedFile } from "./linked-message";

jest.mock("@ddex-suite/ern", () => ({
  ...jest.requireActual<object>("@ddex-suite/ern"),
  LIMITS: { sourceLength: 2 * 1024 * 1024 },
}));

const fetched = jest.fn<Promise<Response>, [URL, RequestInit?]>();

const answer = (text: string, type = "application/xml", status = 200): void =>
  void fetched.mockResolvedValueOnce(new Response(text, { status, headers: { "Content-Type": type } }));

describe("linkedFile", () => {
  beforeEach(() => {
    fetched.mockReset();
    Object.assign(globalThis, { fetch: fetched, window: { location: { origin: "http://localhost" } } });
  });

  it.each([
    "/files/one%20album.xml",
    "http://localhost/files/one%20album.xml",
    "files/one%2520album.xml",
    "http%3A%2F%2Flocalhost%2Ffiles%2Fone%2520album.xml",
  ])("returns this site's file and its name for %s", async (address) => {
    answer("<a>\r\n</a>");
    const opened = await readLinkedFile(`#open=${address}`);
    expect(String(fetched.mock.calls[0]![0])).toBe("http://localhost/files/one%20album.xml");
    expect(opened?.name).toBe("one album.xml");
    expect(opened?.text.source.toString()).toContain("<a>");
  });

  it("names the message by its decoded address, or message.xml if that leads out of a folder", async () => {
    const nameOf = async (address: string) => {
      answer("<a/>");
      return (await readLinkedFile(`#open=${address}`))?.name;
    };
    expect(await nameOf("/files/a%252Fb.xml")).toBe("b.xml");
    expect(await nameOf("/files/..%252F..%252Fb.xml")).toBe("message.xml");
    expect(await nameOf("/files/a%255Cb.xml")).toBe("b.xml");
  });

  it("ignores other hashes", async () => {
    expect(await readLinkedFile("#ern=abc")).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    "https://other.example/a.xml",
    "//other.example/a.xml",
    "/\\other.example/a.xml",
    "http://localhost.other.example/a.xml",
    "http://localhost:81/a.xml",
    "http://user:word@localhost/a.xml",
    "javascript:alert(1)",
    "data:text/xml,<a/>",
    "blob:http://localhost/a-b",
    "http://[",
    "https%3A%2F%2Fother.example%2Fa.xml",
  ])("requests no file from another site: %s", async (address) => {
    await expect(readLinkedFile(`#open=${address}`)).rejects.toThrow("is not on this site");
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ["none.xml", "", 404, "text/html", "There is no file at /none.xml (404). Check the address."],
    ["a.txt", "hello", 200, "text/plain", "a.txt isn't an XML file"],
    [
      "docs/",
      "<!doctype html><p>",
      200,
      "text/html; charset=utf-8",
      "/docs/ is a page, not a message. Use the address",
    ],
    ["long.xml", "<a>".padEnd(2 * 1024 * 1024 + 1), 200, "text/xml", "/long.xml has more than 2 MB, the limit."],
  ])("reports why %s isn't opened", async (path, text, status, type, words) => {
    answer(text, type, status);
    await expect(readLinkedFile(`#open=/${path}`)).rejects.toThrow(words);
  });

  it("reads no more of a file than a message may have", async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
      },
    });
    fetched.mockResolvedValueOnce(new Response(endless, { headers: { "Content-Type": "text/xml" } }));
    await expect(readLinkedFile("#open=/endless.xml")).rejects.toThrow("/endless.xml has more than 2 MB");
    expect(pulled).toBeLessThan(50);
  });

  it("follows no redirect, which may lead to another site, and reports that nothing arrived", async () => {
    fetched.mockResolvedValueOnce(Object.defineProperty(Response.error(), "type", { value: "opaqueredirect" }));
    await expect(readLinkedFile("#open=/a.xml")).rejects.toThrow(
      "/a.xml redirects to another address. Use the address",
    );
    expect(fetched).toHaveBeenCalledWith(new URL("http://localhost/a.xml"), { redirect: "manual" });
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(readLinkedFile("#open=/a.xml")).rejects.toThrow(
      "/a.xml can't be loaded: the site doesn't answer. Check your connection, then follow the link again.",
    );
  });
});
