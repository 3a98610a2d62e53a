/** @jest-environment jsdom */
import { stylesheet } from "./stylesheet";

it("puts the styles as they are now into the page", async () => {
  document.head.innerHTML = '<style id="stylesheet">old</style>';
  await import("./style-refresh");
  expect(document.getElementById("stylesheet")).toHaveTextContent(stylesheet.trim(), { normalizeWhitespace: false });
});
