/** @jest-environment jsdom */
import axe from "axe-core";

import { compileBody } from "../test/content/compile-body";

const admonition = ":::note\nText.\n:::";
const code = "```ts\nconst a = 1;\n```";
const table = "| A | |\n|---|---|\n| 1 | 2 |";

describe("accessible HTML of content", () => {
  it("reports no problems in static HTML that has each component twice", async () => {
    const body = [
      "## Title",
      admonition,
      admonition,
      code,
      code,
      "```text wrap\nx\n```",
      table,
      table,
      "- [x] Done\n- [ ] Open",
      "a[^1] b[^1]\n\n[^1]: Note.",
      '<Details summary="More">\n\nText\n\n</Details>',
      "<Steps>\n\n1. One\n\n</Steps>",
      '<Cards>\n<Card title="A" href="/a">Text</Card>\n</Cards>',
      'It <Status of="ddex-builder.typescript.DdexBuilder.build" />.',
    ].join("\n\n");
    const { content } = compileBody(body);
    expect(content).toHaveLength(1);
    HTMLCanvasElement.prototype.getContext = () => null;
    document.documentElement.lang = "en";
    document.title = "Page";
    document.body.innerHTML = `<main><h1>Page</h1>${content.join("")}</main>`;
    // Checking colours needs a browser.
    const { violations, passes } = await axe.run(document, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
    expect(passes.length).toBeGreaterThan(20);
  });
});
