import { site } from "../../config/site";
import { markdownAddress } from "./markdown-address";

const routes = new Set(["/docs/intro/", "/docs/guides/"]);

describe("markdownAddress", () => {
  it.each([
    ["/docs/intro/", `${site.url}/docs/intro.md`],
    ["/docs/guides/#first", `${site.url}/docs/guides.md#first`],
    ["#here", `${site.url}/docs/intro.md#here`],
    ["/playground/", `${site.url}/playground/`],
    ["/blog/rss.xml", `${site.url}/blog/rss.xml`],
    ["https://example.org/docs/intro/", "https://example.org/docs/intro/"],
    ["mailto:a@example.org", "mailto:a@example.org"],
  ])("%s", (href, address) => {
    expect(markdownAddress(href, "/docs/intro/", routes)).toBe(address);
  });
});
