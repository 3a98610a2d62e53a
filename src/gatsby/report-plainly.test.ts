/** @jest-environment node */
import { createRequire } from "node:module";
import path from "node:path";

import { reportPlainly } from "./report-plainly";

const requireModule = createRequire(path.resolve("package.json"));

describe("reportPlainly", () => {
  it("lets gatsby-plugin-react-helmet start without its warning", () => {
    const plugin = requireModule("gatsby-plugin-react-helmet/gatsby-node") as {
      onPreInit(args: { reporter: { warn(text: string): void } }): void;
    };
    const warn = jest.fn();
    plugin.onPreInit({ reporter: { warn } });
    expect(warn).toHaveBeenCalledTimes(1);
    reportPlainly();
    plugin.onPreInit({ reporter: { warn } });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("has errors without a number printed without a title, as Gatsby accepts them", () => {
    const { default: construct } = requireModule("gatsby-cli/lib/structured-errors/construct-error") as {
      default(error: { details: object }, errorMap: object): { level: string; type?: string; text: string };
    };
    const toError = () => construct({ details: { context: { sourceMessage: "content/docs/a.mdx:7: …" } } }, {});
    reportPlainly();
    expect(toError()).toMatchObject({ level: "ERROR", text: "content/docs/a.mdx:7: …", type: undefined });
  });
});
