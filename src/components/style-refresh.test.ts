/** @jest-environment jsdom */
import { shortcodeStylesheets } from "../mdx/shortcodes/styles/shortcode-stylesheets";
import { stylesheet } from "./stylesheet";

describe("the refresh of styles in develop", () => {
  it("puts the styles as they are now into the page", async () => {
    document.head.innerHTML = '<style id="stylesheet">old</style>';
    await import("./style-refresh");
    const css = stylesheet + [...shortcodeStylesheets.values()].join("");
    expect(document.getElementById("stylesheet")).toHaveTextContent(css.trim(), { normalizeWhitespace: false });
  });
});
