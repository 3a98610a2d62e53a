import { docFields, sidebarNode } from "../../../test/content/fixtures";
import { fakeContext } from "../../../test/gatsby/fake-node-model";
import { setEnv } from "../../../test/node/set-env";
import { docsVersionResolvers } from "./node-type";

const context = fakeContext({
  Doc: [
    docFields("parser"),
    docFields("intro", { path: "/docs/welcome/" }),
    docFields("parser/overview"),
    docFields("loose"),
    docFields("later", { draft: true }),
  ],
  Sidebar: [
    sidebarNode("guide", ["intro", { label: "Parser", doc: "parser", items: ["parser/overview"] }]),
    sidebarNode("other", ["loose"]),
  ],
});
const resolve = (field: string): unknown =>
  docsVersionResolvers[field]?.({ name: "current", isLast: true, mainDocId: "intro", sidebars: ["guide"] }, context);

describe("docsVersionResolvers", () => {
  it("resolve docs with id, route and the version's sidebar, by id, drafts only in develop", async () => {
    expect(await resolve("docs")).toEqual([
      { id: "intro", path: "/docs/welcome/", sidebar: "guide" },
      { id: "loose", path: "/docs/loose/", sidebar: null },
      { id: "parser", path: "/docs/parser/", sidebar: "guide" },
      { id: "parser/overview", path: "/docs/parser/overview/", sidebar: "guide" },
    ]);
    expect(await resolve("draftIds")).toEqual(["later"]);
    setEnv({ NODE_ENV: "development" });
    expect(await resolve("docs")).toContainEqual({ id: "later", path: "/docs/later/", sidebar: null });
  });

  it("resolve mainPath to the main doc's route, or to /docs/ if develop goes on without one", async () => {
    expect(await resolve("mainPath")).toBe("/docs/welcome/");
    expect(
      await docsVersionResolvers["mainPath"]?.(
        { name: "current", isLast: true, mainDocId: "gone", sidebars: [] },
        context,
      ),
    ).toBe("/docs/");
  });

  it("resolve navigation to a released version's routes of docs that the navbar links to", async () => {
    const version = { name: "0.4.4", isLast: false, mainDocId: "0.4.4/intro", sidebars: [] };
    const released = (id: string, draft = false) =>
      docFields(`0.4.4/${id}`, { version: "0.4.4", path: `/docs/0.4.4/${id}/`, draft });
    const docs = [docFields("parser"), released("parser"), released("parser/overview"), released("builder", true)];
    const navigation = docsVersionResolvers["navigation"]!;
    expect(await navigation(version, fakeContext({ Doc: docs }))).toEqual([
      { href: "/docs/parser/", path: "/docs/0.4.4/parser/" },
    ]);
    expect(await navigation({ ...version, isLast: true }, fakeContext({ Doc: docs }))).toEqual([]);
  });
});
