/** @jest-environment node */
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import type { CreatePagesArgs } from "gatsby";

import { fakeContent } from "../../test/content/fake-content";
import { fakeReporter } from "../../test/gatsby/fake-reporter";
import { setEnv } from "../../test/node/set-env";
import { currentConfig } from "../config/all-versions";
import { placeOfDoc } from "../content-types/docs/sidebar-items";
import { createAndCheck, renewFolderSidebars, startChecksAtEdits } from "./check-at-edit";

const before = { folder: process.cwd(), sidebars: currentConfig.sidebars };

describe("renewFolderSidebars", () => {
  afterEach(() => {
    process.chdir(before.folder);
    currentConfig.sidebars = before.sidebars;
  });

  const renewed = (items: readonly string[] | "auto") => {
    process.chdir(temporaryFolder({ "content/docs/parser/new.mdx": "---\ntitle: New\n---\n" }));
    currentConfig.sidebars = { guide: [{ label: "Parser", doc: "parser", items }] };
    const { sidebars } = currentConfig;
    expect(placeOfDoc("parser/new")?.sidebar).toBe("guide");
    renewFolderSidebars();
    return currentConfig.sidebars !== sidebars;
  };

  it("has a folder read again, but not a list of pages", () => {
    expect(renewed("auto")).toBe(true);
    expect(renewed(["parser/new"])).toBe(false);
  });
});

const mockIntroduction = { file: "content/docs/intro.mdx", raw: "Text.\n" };
const mockOther = { file: "content/docs/other.mdx", raw: "Call `DdexBuilder.buidl()`.\n" };
jest.mock("../../verification/doctest/samples/sample-files", () => ({
  sampleFiles: () => [{ ...mockIntroduction }, mockOther],
}));
jest.mock("../../config/navigation", () => ({ navbarLinks: [], footerGroups: [] }));

const sitePages = [
  { path: "/playground/", component: "/site/src/pages/playground.tsx" },
  { path: "/docs/gone/", component: "/site/src/templates/doc.tsx" },
];

/** Runs createPages for an introduction with this text, like an edit in develop. */
const edit = async (body: string, hasOwnRoutes = true) => {
  const { docs, ...content } = fakeContent({ intro: { body } }, { SitePage: sitePages });
  const { reporter, warn, panicOnBuild } = fakeReporter();
  const createPage = jest.fn();
  await createAndCheck({ ...content, reporter, actions: { createPage } } as unknown as CreatePagesArgs, (args) => {
    for (const { path } of docs) args.actions.createPage({ path, component: "doc.tsx", context: {} });
    return hasOwnRoutes;
  });
  return {
    warned: warn.mock.calls.flat(),
    stopped: panicOnBuild.mock.calls.flat(),
    created: createPage.mock.calls.length,
  };
};

const broken = "[a](/docs/gone/) [b](/playground/) [c](/docs/intro/)";

describe("createAndCheck", () => {
  it("checks nothing before the bootstrap has finished, or in a build", async () => {
    expect(await edit(broken)).toEqual({ warned: [], stopped: [], created: 1 });
    setEnv({ NODE_ENV: "production" });
    startChecksAtEdits();
    expect(await edit(broken)).toEqual({ warned: [], stopped: [], created: 1 });
  });

  it("checks an edit and its prose at once, and accepts no link to a removed page", async () => {
    setEnv({ NODE_ENV: "development", STRICT_LINKS: undefined });
    startChecksAtEdits();
    mockIntroduction.raw = "Call `DdexBuilder.biuld()`.\n";
    const first = "content/docs/intro.mdx:5: broken link to /docs/gone/. No page has this route";
    const ofProse = expect.stringMatching(/^content\/docs\/intro\.mdx:1: `DdexBuilder\.biuld\(\)` has /) as string;
    expect(await edit(broken)).toEqual({ warned: [first, ofProse], stopped: [], created: 1 });
    expect(await edit(`${broken}\n\n<Tabz />`)).toEqual({
      warned: [],
      stopped: [expect.stringContaining("content/docs/intro.mdx:7: <Tabz> is not a known component")],
      created: 1,
    });
    mockIntroduction.raw = "Fixed.\n";
    expect(await edit("Fixed.")).toEqual({ warned: [], stopped: [], created: 1 });
  });

  it("checks nothing while two pages have one route", async () => {
    setEnv({ NODE_ENV: "development", STRICT_LINKS: undefined });
    startChecksAtEdits();
    expect(await edit("[a](/docs/never/)", false)).toEqual({ warned: [], stopped: [], created: 1 });
  });
});
