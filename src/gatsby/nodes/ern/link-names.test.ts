import { barePrinters, fillSlots } from "../../../mdx/nodes/slots";
import { compileBody } from "../../../test/content/compile-body";
import { ernNamePrinter } from "./link-names";

const withLinks = async (body: string, path = "/docs/learn/deals/"): Promise<string> =>
  (await fillSlots(compileBody(body).open, { ...barePrinters, ernName: ernNamePrinter(path) })).join("");

const link = (name: string, html = name): string =>
  `<a class="ern-name" href="/docs/ern/elements/${name}/"><code>${html}</code></a>`;

describe("ernNamePrinter", () => {
  it("links the first mention of each element", async () => {
    expect(await withLinks("`UseType` and `UseType`, `no-name`")).toBe(
      `<p>${link("UseType")} and <code>UseType</code>, <code class="unbroken">no-name</code></p>`,
    );
  });

  it("links names with places to break them", async () => {
    expect(await withLinks("| A | B |\n|---|---|\n| x | `SoundRecordingEdition` |")).toContain(
      link("SoundRecordingEdition", "SoundRecording<wbr>Edition"),
    );
  });

  it("links names in the order of the text, also in islands", async () => {
    const tab = '<Tabs>\n<Tab value="a" label="A">\n\n`UseType`\n\n</Tab>\n</Tabs>';
    const content = await fillSlots(compileBody(`${tab}\n\n\`UseType\``).open, {
      ...barePrinters,
      ernName: ernNamePrinter("/docs/learn/deals/"),
    });
    expect(JSON.stringify(content).split("ern-name")).toHaveLength(2);
    expect(content.at(-1)).toBe("<p><code>UseType</code></p>");
  });

  it.each([
    "## `UseType`",
    "[`UseType`](/docs/)",
    "`Stream`",
    '<Details summary="More">\n\n`UseType`\n\n</Details>',
    "| `UseType` |\n|---|\n| x |",
  ])("leaves %s as it is", async (body) => {
    expect(await withLinks(body)).toBe(compileBody(body).content.join(""));
  });

  it("leaves names that are also types of the toolkit, but in Learn ERN", async () => {
    expect(await withLinks("`ValidityPeriod`")).toBe(`<p>${link("ValidityPeriod")}</p>`);
    expect(await withLinks("`Release`", "/docs/api/models/release/")).toBe("<p><code>Release</code></p>");
    expect(await withLinks("`ValidityPeriod`", "/blog/welcome/")).toBe("<p><code>ValidityPeriod</code></p>");
  });
});
