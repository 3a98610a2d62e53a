/** @jest-environment node */
import { onDiagnostics, reportDiagnostics, reportErrors } from "../../diagnostics/report-diagnostics";
import { fakeReporter } from "../../test/gatsby/fake-reporter";
import { setEnv } from "../../test/node/set-env";
import { showInPages } from "../hooks/on-create-dev-server";

describe("showInPages", () => {
  it("shows what a check has reported, with its file and line, until it's fixed", () => {
    setEnv({ NODE_ENV: "development" });
    const { reporter } = fakeReporter();
    const emitError = jest.fn();
    reportErrors(['src/config/sidebars.json: no doc "introo"'], reporter, "config");
    reportErrors([], reporter, "silent");
    onDiagnostics((check, diagnostics) => showInPages(check, diagnostics, { websocketManager: { emitError } }));
    reportDiagnostics(["content/docs/a.mdx:7: broken link"], reporter, "links");
    reportDiagnostics([], reporter, "links");
    expect(emitError.mock.calls).toMatchObject([
      ["checks: config", [{ filePath: "src/config/sidebars.json", text: expect.stringContaining("introo") }]],
      ["checks: links", [{ filePath: "content/docs/a.mdx", location: { start: { line: 7 } } }]],
      ["checks: links", null],
    ]);
  });

  it("leaves problems of a page's text to the page, but shows those of data that pages print", () => {
    const emitError = jest.fn();
    const show = (diagnostics: string[]) => showInPages("content", diagnostics, { websocketManager: { emitError } });
    show(["content/docs/a.mdx:7: <Tabz>"]);
    show(["content/docs/a.mdx:7: <Tabz>", "content/glossary.yaml:5: no key"]);
    expect(emitError.mock.calls).toMatchObject([
      ["checks: content", null],
      ["checks: content", [{ filePath: "content/glossary.yaml" }]],
    ]);
  });
});
