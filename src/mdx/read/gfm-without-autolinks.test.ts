import { compileBody } from "../../test/compile-body";
import { mayHoldAutolink } from "./gfm-without-autolinks";

describe("mayHoldAutolink", () => {
  it.each([
    "See https://ddex.net for more.",
    "www.ddex.net",
    "(https://ddex.net)",
    "**https://ddex.net**",
    "a cell | https://ddex.net |",
    "Write to someone@example.org.",
  ])("is true for a bare address: %s", (body) => {
    expect(mayHoldAutolink(body)).toBe(true);
    expect(compileBody(body).links).toHaveLength(1);
  });

  it.each([
    "A [link](https://ddex.net) and `https://ddex.net` in code.",
    "```bash\ncurl https://ddex.net\n```",
    "  ~~~text\n  someone@example.org\n  ~~~",
    "Install ddex-builder@0.4.5.",
  ])("is false where there is none: %s", (body) => {
    expect(mayHoldAutolink(body)).toBe(false);
  });
});

it("reads the rest of GFM without an address in the text", () => {
  const { content } = compileBody("~~old~~[^1]\n\n- [x] done\n\n| a |\n| - |\n| b |\n\n[^1]: A note.");
  const html = content.join("");
  expect(html).toContain("<del>old</del>");
  expect(html).toContain('type="checkbox"');
  expect(html).toContain("<table>");
  expect(html).toContain("A note.");
});
