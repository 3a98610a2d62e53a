import { readFileSync } from "node:fs";

import { versionDiagnostics } from "./check";

const file = "src/config/versions.ts";

/** Problems without their lines, which have a test of their own. */
const messagesOf = (...args: Parameters<typeof versionDiagnostics>): string[] =>
  versionDiagnostics(...args).map((diagnostic) => diagnostic.replace(/:\d+(?=: )/, ""));

const version = {
  name: "current",
  label: "Next",
  isLast: true,
  path: "/docs",
  mainDocId: "intro",
  sidebars: ["guide"],
};
const doc = (docId: string, path = `/docs/${docId}/`) => ({ docId, path, draft: false });
const docs = [doc("intro")];

describe("versionDiagnostics", () => {
  it("accepts existing sidebars and an existing main doc", () => {
    expect(messagesOf([version], ["guide", "api"], docs)).toEqual([]);
  });

  it("reports a sidebar that doesn't exist, and lists the existing ones", () => {
    expect(messagesOf([{ ...version, sidebars: ["guide", "apis"] }], ["guide", "api"], docs)).toEqual([
      'src/config/versions.ts: version "current" names the sidebar "apis", which src/config/sidebars.json does not have. It has: guide, api',
    ]);
    expect(messagesOf([version], [], docs)).toEqual([expect.stringMatching(/It has: none$/)]);
  });

  it("reports a main doc that doesn't exist, is a draft, or has a slug", () => {
    expect(messagesOf([version], ["guide"], [doc("other")])).toEqual([
      'src/config/versions.ts: main doc "intro" of version "current" does not exist. Write content/docs/intro.mdx',
    ]);
    expect(messagesOf([version], ["guide"], [{ ...doc("intro"), draft: true }])).toEqual([
      'src/config/versions.ts: main doc "intro" of version "current" is a draft. Remove "draft: true" from it',
    ]);
    expect(messagesOf([version], ["guide"], [doc("intro", "/docs/welcome/")])).toEqual([
      'src/config/versions.ts: main doc "intro" of version "current" has the slug of /docs/welcome/, but links lead to /docs/intro/. Remove the slug, or rename the file',
    ]);
  });

  it("reports only that there are no docs if there are none", () => {
    expect(messagesOf([version], [], [])).toEqual([
      'src/config/versions.ts: version "current" has no docs. Write pages in content/docs, or remove the version',
    ]);
  });

  it("reports a second version without docs", () => {
    const old = { ...version, name: "0.3", isLast: false, path: "/docs/0.3" };
    expect(messagesOf([version, old], ["guide"], docs)).toEqual([
      'src/config/versions.ts: version "0.3" has no docs. Write pages in content/docs/0.3, or remove the version',
    ]);
    expect(messagesOf([version, old], ["guide"], [...docs, doc("0.3/parser")])).toEqual([
      'src/config/versions.ts: main doc "intro" of version "0.3" has the route /docs/intro/, which is not the version\'s. Name a doc below /docs/0.3/',
    ]);
    const good = { ...old, mainDocId: "0.3/intro" };
    expect(messagesOf([version, good], ["guide"], [...docs, doc("0.3/intro")])).toEqual([]);
  });

  it.each([
    [false, "no version has isLast: true"],
    [true, "2 versions have isLast: true"],
  ])("requires exactly one last version (%s)", (isLast, message) => {
    const old = { ...version, name: "0.3", path: "/docs/0.3", mainDocId: "0.3/intro", isLast };
    expect(messagesOf([{ ...version, isLast }, old], ["guide"], [...docs, doc("0.3/intro")])).toEqual([
      `${file}: ${message}. Let one version have it`,
    ]);
  });

  it.each([
    ["a main doc", [{ ...version, mainDocId: "intro" }], ["guide"], [doc("other")], '"intro"'],
    ["a sidebar, by its version if the file doesn't name it", [version], ["api"], docs, 'name: "current"'],
  ])("names the line of %s", (_what, versions, sidebars, existing, text) => {
    const [found = ""] = versionDiagnostics(versions, sidebars, existing);
    const [, line] = /^src\/config\/versions\.ts:(\d+): /.exec(found) ?? [];
    expect(readFileSync(file, "utf8").split("\n")[Number(line) - 1]).toContain(text);
  });
});
