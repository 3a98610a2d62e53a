/** @jest-environment node */
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { fakeReporter } from "../../test/gatsby/fake-reporter";
import { runHook } from "../../test/gatsby/run-hook";
import { loadedBelow } from "../../test/node/loaded-below";
import { setEnv } from "../../test/node/set-env";
import { mdxContentTypes } from "../content-types";
import { folderDiagnostics, type Folders, frontmatterDiagnostics, onPreBootstrap } from "./on-pre-bootstrap";

const contentDiagnostics = (folders: Folders): string[] => [
  ...folderDiagnostics(folders),
  ...frontmatterDiagnostics(folders),
];

const good = "---\ntitle: A\ndescription: B\n---\n";

describe("contentDiagnostics", () => {
  it("accepts folders of files with YAML frontmatter", () => {
    const docs = temporaryFolder({
      "a.mdx": good,
      "deep/b.mdx": good,
      "image.png": "no frontmatter",
      "notes.txt": "---",
    });
    expect(contentDiagnostics({ docs })).toEqual([]);
  });

  it("reports a missing folder with its content type and what to do", () => {
    const folder = `${temporaryFolder()}/missing`;
    expect(contentDiagnostics({ docs: folder })).toEqual([
      `${folder}: the folder of the content type "docs" does not exist. Create it, or correct src/config/content.ts`,
    ]);
  });

  it("reports every file with unreadable frontmatter, in all content types and folders", () => {
    const docs = temporaryFolder({
      "z.mdx": "Text alone.",
      "deep/a.mdx": "---\ntitle: A\ndescription: x: y: z\n---\n",
      "good.mdx": good,
    });
    const pages = temporaryFolder({ "p.mdx": "---\ntitle: [\n---\n" });
    expect(contentDiagnostics({ docs, pages })).toEqual([
      expect.stringContaining(`${docs}/deep/a.mdx:3: frontmatter is not valid YAML: `),
      expect.stringContaining(`${docs}/z.mdx:1: the file has no frontmatter. `),
      expect.stringContaining(`${pages}/p.mdx:`),
    ]);
  });

  it("reports every file with invalid frontmatter, in all content types at once", () => {
    const docs = temporaryFolder({ "a.mdx": "---\ntitle: A\n---\n" });
    const blog = temporaryFolder({ "p.mdx": `${good.slice(0, -4)}date: soon\nauthors: [team]\n---\n` });
    const authors = temporaryFolder({ "team.mdx": "---\nnames: Team\n---\n" });
    expect(contentDiagnostics({ docs, blog, authors })).toEqual([
      `${docs}/a.mdx:1: frontmatter has no "description". Add a line "description: …" between the --- lines`,
      expect.stringMatching(/p\.mdx:4: frontmatter "date" is not a valid date: "soon"\. /),
      `${authors}/team.mdx:2: unknown frontmatter key "names". Did you mean "name"?`,
    ]);
  });
});

it("accepts the project's own content in the hook", async () => {
  const { reporter, panicOnBuild } = fakeReporter();
  await runHook(onPreBootstrap, { reporter });
  expect(panicOnBuild).not.toHaveBeenCalled();
});

it("stops the build with all problems at once in the hook", async () => {
  const { reporter, panicOnBuild } = fakeReporter();
  const folder = process.cwd();
  process.chdir(temporaryFolder());
  try {
    await runHook(onPreBootstrap, { reporter });
  } finally {
    process.chdir(folder);
  }
  expect(panicOnBuild).toHaveBeenCalledTimes(1);
  expect(panicOnBuild.mock.calls[0][0].split("\n")).toEqual([
    ...mdxContentTypes.map(({ folder }) => expect.stringMatching(new RegExp(`^${folder}: `)) as unknown),
    "content/tags.yaml: the file of the blog's tags does not exist. Write it, empty if there are no tags",
  ]);
});

it("stops a build whose hosted search is only half configured", async () => {
  const { reporter, panicOnBuild } = fakeReporter();
  setEnv({ GATSBY_SEARCH_APP_ID: "APP", GATSBY_SEARCH_API_KEY: "key", GATSBY_SEARCH_INDEX: undefined });
  await runHook(onPreBootstrap, { reporter });
  expect(panicOnBuild.mock.calls).toEqual([[expect.stringContaining("GATSBY_SEARCH_INDEX is missing")]]);
});

it("stops a build for an invalid path prefix", async () => {
  const { reporter, panicOnBuild } = fakeReporter();
  setEnv({ SITE_PATH_PREFIX: "docs-site/" });
  await runHook(onPreBootstrap, { reporter, pathPrefix: "/docs-site" });
  expect(panicOnBuild.mock.calls).toEqual([
    [expect.stringMatching(/^SITE_PATH_PREFIX is "docs-site\/", .* Write SITE_PATH_PREFIX=\/docs-site$/)],
  ]);
});

it("stops a build if Gatsby and the site have different path prefixes", async () => {
  const { reporter, panicOnBuild } = fakeReporter();
  const below = await loadedBelow("/docs-site", () => import("./on-pre-bootstrap"));
  await runHook(below.onPreBootstrap, { reporter, pathPrefix: "/docs-site" });
  expect(panicOnBuild).not.toHaveBeenCalled();
  await runHook(below.onPreBootstrap, { reporter, pathPrefix: "" });
  expect(panicOnBuild.mock.calls).toEqual([[expect.stringContaining("without its option --prefix-paths")]]);
});
