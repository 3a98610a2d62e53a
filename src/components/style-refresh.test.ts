/** @jest-environment jsdom */
import { shortcodeStylesheets } from "../mdx/shortcodes/styles/shortcode-stylesheets";
import { stylesheet } from "./stylesheet";

describe("the style refresh in develop", () => {
  it("inserts the current styles into the page", async () => {
    document.head.innerHTML = '<style id="stylesheet">old</style>';
    await import("./style-refresh");
    const css = stylesheet + [...shortcodeStylesheets.values()].join("");
    expect(document.getElementById("stylesheet")).toHaveTextContent(css.trim(), { normalizeWhitespace: false });
  });
});
