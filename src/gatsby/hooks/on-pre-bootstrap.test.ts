import { fakeReporter } from "../../test/gatsby/fake-reporter";
import { loadedBelow } from "../../test/node/loaded-below";
import { runHook } from "../../test/gatsby/run-hook";
import { setEnv } from "../../test/node/set-env";
import { temporaryFolder } from "../../test/node/temporary-folder";
import { folderDiagnostics, frontmatterDiagnostics, onPreBootstrap } from "./on-pre-bootstrap";
import type { Folders } from "./on-pre-bootstrap";

const contentDiagnostics = (folders: Folders): string[] => [
  ...folderDiagnostics(folders),
  ...frontmatterDiagnostics(folders),
];

const good = "---\ntitle: A\ndescription: B\n---\n";

describe("contentDiagnostics", () => {
  it("finds nothing wrong with folders of files whose frontmatter is YAML", () => {
    const docs = temporaryFolder({
      "a.mdx": good,
      "deep/b.mdx": good,
      "image.png": "no frontmatter",
      "notes.txt": "---",
    });
    expect(contentDiagnostics({ docs })).toEqual([]);
  });

  it("names a folder that is missing, its content type and what to do", () => {
    const folder = `${temporaryFolder()}/missing`;
    expect(contentDiagnostics({ docs: folder })).toEqual([
      `${folder}: the folder of the content content type "docs" does not exist. Create it, or correct src/config/content.ts`,
    ]);
  });

  it("names each file whose frontmatter cannot be read, of all content types and folders", () => {
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

  it("names each file whose frontmatter is refused, of all content types at once", () => {
    const docs = temporaryFolder({ "a.mdx": "---\ntitle: A\n---\n" });
    const blog = temporaryFolder({ "p.mdx": `${good.slice(0, -4)}date: soon\nauthors: [team]\n---\n` });
    const authors = temporaryFolder({ "team.mdx": "---\nnames: Team\n---\n" });
    expect(contentDiagnostics({ docs, blog, authors })).toEqual([
      `${docs}/a.mdx:1: frontmatter has no "description". Add a line "description: …" between the --- lines`,
      expect.stringMatching(/p\.mdx:4: frontmatter "date" is no date that there is: "soon"\. /),
      `${authors}/team.mdx:2: unknown frontmatter key "names". Did you mean "name"?`,
    ]);
  });
});

it("the hook lets the project's own content pass", async () => {
  const { reporter, panicOnBuild } = fakeReporter();
  await runHook(onPreBootstrap, { reporter });
  expect(panicOnBuild).not.toHaveBeenCalled();
});

it("the hook stops the build with all problems at once", async () => {
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
    expect.stringMatching(/^content\/docs: /),
    expect.stringMatching(/^content\/pages: /),
    expect.stringMatching(/^content\/home: /),
    expect.stringMatching(/^content\/blog: /),
    expect.stringMatching(/^content\/authors: /),
    "content/tags.yaml: the file of the blog's tags does not exist. Write it, empty if there are no tags",
  ]);
});

it("the hook stops a build whose hosted search is configured by half", async () => {
  const { reporter, panicOnBuild } = fakeReporter();
  setEnv({ GATSBY_SEARCH_APP_ID: "APP", GATSBY_SEARCH_API_KEY: "key", GATSBY_SEARCH_INDEX: undefined });
  await runHook(onPreBootstrap, { reporter });
  expect(panicOnBuild.mock.calls).toEqual([[expect.stringContaining("GATSBY_SEARCH_INDEX is missing")]]);
});

it("the hook stops a build for a path that is no path", async () => {
  const { reporter, panicOnBuild } = fakeReporter();
  setEnv({ SITE_PATH_PREFIX: "docs-site/" });
  await runHook(onPreBootstrap, { reporter, pathPrefix: "/docs-site" });
  expect(panicOnBuild.mock.calls).toEqual([
    [expect.stringMatching(/^SITE_PATH_PREFIX is "docs-site\/", .* Write SITE_PATH_PREFIX=\/docs-site$/)],
  ]);
});

it("the hook stops a build of which Gatsby and the site would have another path", async () => {
  const { reporter, panicOnBuild } = fakeReporter();
  const below = await loadedBelow("/docs-site", () => import("./on-pre-bootstrap"));
  await runHook(below.onPreBootstrap, { reporter, pathPrefix: "/docs-site" });
  expect(panicOnBuild).not.toHaveBeenCalled();
  await runHook(below.onPreBootstrap, { reporter, pathPrefix: "" });
  expect(panicOnBuild.mock.calls).toEqual([[expect.stringContaining("without its option --prefix-paths")]]);
});
