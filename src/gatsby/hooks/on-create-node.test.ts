import { contentSource } from "../../test/content/fixtures";
import { ContentError } from "../../diagnostics/diagnostic";
import { mdxContentTypes } from "../content-types";
import { docs } from "../content-types/docs/content-type";
import { substitute, onCreateNode } from "./on-create-node";
import { fakeReporter } from "../../test/gatsby/fake-reporter";
import { runHook } from "../../test/gatsby/run-hook";
import { setEnv } from "../../test/node/set-env";

const error = new ContentError("content/docs/parser/overview.mdx", 3, "wrong", "Fix it");

/** Routes of the file above; those of other content types are what they say themselves. */
const routes: Readonly<Record<string, string | null>> = {
  docs: "/docs/parser/overview/",
  pages: "/parser/overview/",
  blog: "/blog/parser/overview/",
  authors: null,
  home: null,
};

describe("substitute", () => {
  it.each(mdxContentTypes.map((contentType) => [contentType.folder, contentType] as const))(
    "keeps the location of a file of %s, whatever is wrong with it",
    (_folder, contentType) => {
      const fields = substitute(contentType, contentSource({}), error);
      expect(fields).toMatchObject({
        fault: { line: 3, message: "wrong", remedy: "Fix it" },
        interactive: false,
        file: "content/docs/parser/overview.mdx",
      });
      const { name, route } = contentType;
      expect(fields.path).toBe(name in routes ? routes[name] : route("parser/overview"));
    },
  );

  it("keeps what is valid: title, slug, draft", () => {
    const frontmatter = { title: "Right", slug: "moved", draft: true, keywords: 3, drafft: true, interactive: true };
    expect(substitute(docs, contentSource(frontmatter), error)).toMatchObject({
      title: "Right",
      description: "parser/overview",
      path: "/docs/moved/",
      draft: true,
      interactive: false,
      keywords: [],
    });
  });
});

const valid = { title: "Overview", description: "What it does." };

beforeEach(() => setEnv({ NODE_ENV: "production" }));

/** Runs the hook for the Mdx node of a file and returns what it did. */
const create = async (
  frontmatter: Record<string, unknown>,
  file: object | undefined = { sourceInstanceName: "docs", relativePath: "parser/overview.mdx" },
  type = "Mdx",
) => {
  const { raw, body } = contentSource(frontmatter);
  const node = { id: "mdx", parent: "file", frontmatter, body, internal: { type } };
  const actions = { createNode: jest.fn(), createParentChildLink: jest.fn() };
  const { reporter, panicOnBuild } = fakeReporter();
  await runHook(onCreateNode, {
    node,
    actions,
    reporter,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    createNodeId: (key: string) => `id of ${key}`,
    getNode: (id: string) => (id === "file" ? file : undefined),
    loadNodeContent: async () => raw,
  });
  return { node, panicOnBuild, ...actions };
};

it("creates a Doc as a child of a docs file's Mdx node", async () => {
  const { node, createNode, createParentChildLink, panicOnBuild } = await create(valid);
  expect(createNode).toHaveBeenCalledTimes(1);
  const [child] = createNode.mock.calls[0];
  expect(child).toMatchObject({
    id: "id of mdx >>> Doc",
    parent: "mdx",
    children: [],
    internal: { type: "Doc" },
    docId: "parser/overview",
    path: "/docs/parser/overview/",
    file: "content/docs/parser/overview.mdx",
  });
  expect(child).not.toHaveProperty("type");
  expect(createParentChildLink).toHaveBeenCalledWith({ parent: node, child });
  expect(panicOnBuild).not.toHaveBeenCalled();
});

it("creates a Page for a file in content/pages", async () => {
  const { createNode } = await create(valid, { sourceInstanceName: "pages", relativePath: "about.mdx" });
  expect(createNode.mock.calls[0][0]).toMatchObject({
    internal: { type: "Page" },
    path: "/about/",
    file: "content/pages/about.mdx",
  });
});

it("changes the digest with the text", async () => {
  const digest = async (title: string): Promise<string> =>
    (await create({ ...valid, title })).createNode.mock.calls[0][0].internal.contentDigest;
  expect(await digest("A")).toBe(await digest("A"));
  expect(await digest("A")).not.toBe(await digest("B"));
});

it.each<[string, object | undefined, string]>([
  ["an Mdx node of another source", { sourceInstanceName: "elsewhere", relativePath: "a.mdx" }, "Mdx"],
  ["a source named like an object's own method", { sourceInstanceName: "toString", relativePath: "a.mdx" }, "Mdx"],
  ["a node of another type", { sourceInstanceName: "docs", relativePath: "a.mdx" }, "File"],
])("ignores %s", async (_what, file, type) => {
  const { createNode, createParentChildLink, panicOnBuild } = await create(valid, file, type);
  for (const action of [createNode, createParentChildLink, panicOnBuild]) expect(action).not.toHaveBeenCalled();
});

it("stops the build with one line for wrong frontmatter", async () => {
  const { createNode, panicOnBuild } = await create({ ...valid, drafft: true });
  expect(createNode).not.toHaveBeenCalled();
  expect(panicOnBuild.mock.calls).toEqual([
    ['content/docs/parser/overview.mdx:4: unknown frontmatter key "drafft". Did you mean "draft"?'],
  ]);
});

describe("in develop", () => {
  beforeEach(() => setEnv({ NODE_ENV: "development" }));

  it("keeps the node of a file with wrong frontmatter, with the mistake in it", async () => {
    const { createNode, panicOnBuild } = await create({ ...valid, drafft: true });
    expect(createNode.mock.calls[0][0]).toMatchObject({
      internal: { type: "Doc" },
      docId: "parser/overview",
      title: "Overview",
      fault: { line: 4, message: 'unknown frontmatter key "drafft"', remedy: 'Did you mean "draft"?' },
    });
    expect(panicOnBuild).not.toHaveBeenCalled();
  });
});

describe("unreadable frontmatter without an Mdx node", () => {
  const file = {
    id: "file",
    sourceInstanceName: "docs",
    relativePath: "parser/overview.mdx",
    extension: "mdx",
    internal: { type: "File" },
  };
  const createFromFile = async (raw: string) => {
    const actions = { createNode: jest.fn(), createParentChildLink: jest.fn() };
    const { reporter, panicOnBuild } = fakeReporter();
    await runHook(onCreateNode, {
      node: file,
      actions,
      reporter,
      createContentDigest: (value: unknown) => JSON.stringify(value),
      createNodeId: (key: string) => `id of ${key}`,
      getNode: () => undefined,
      loadNodeContent: async () => raw,
    });
    return { panicOnBuild, ...actions };
  };
  const bad = "---\ntitle: a: b\ndescription: c\n---\n\nText.\n";

  it("stops the build with file and line", async () => {
    const { createNode, panicOnBuild } = await createFromFile(bad);
    expect(createNode).not.toHaveBeenCalled();
    expect(panicOnBuild.mock.calls.flat()).toEqual([
      expect.stringMatching(/^content\/docs\/parser\/overview\.mdx:2: frontmatter is not valid YAML: /),
    ]);
  });

  it("is reported on the file's page in develop", async () => {
    setEnv({ NODE_ENV: "development" });
    const { createNode, panicOnBuild } = await createFromFile(bad);
    expect(createNode.mock.calls[0][0]).toMatchObject({
      parent: "file",
      internal: { type: "Doc" },
      path: "/docs/parser/overview/",
      fault: { line: 2, message: expect.stringContaining("frontmatter is not valid YAML") },
    });
    expect(panicOnBuild).not.toHaveBeenCalled();
  });

  it("is ignored if it can be read", async () => {
    const { createNode, panicOnBuild } = await createFromFile(bad.replace("a: b", "a"));
    expect(createNode).not.toHaveBeenCalled();
    expect(panicOnBuild).not.toHaveBeenCalled();
  });
});

describe("the tags file", () => {
  const createTags = async (raw: string) => {
    const actions = { createNode: jest.fn(), createParentChildLink: jest.fn() };
    const { reporter, panicOnBuild } = fakeReporter();
    await runHook(onCreateNode, {
      node: { id: "file", sourceInstanceName: "tags", relativePath: "tags.yaml", internal: { type: "File" } },
      actions,
      reporter,
      createContentDigest: (value: unknown) => JSON.stringify(value),
      createNodeId: (key: string) => `id of ${key}`,
      getNode: () => undefined,
      loadNodeContent: async () => raw,
    });
    return { panicOnBuild, ids: actions.createNode.mock.calls.map(([node]) => node.id as string) };
  };
  const good = "hello:\n  label: Hello\n  description: D.\n";

  it("creates a node for each tag", async () => {
    const { ids, panicOnBuild } = await createTags(good);
    expect(ids).toEqual(["id of file >>> Tag hello"]);
    expect(panicOnBuild).not.toHaveBeenCalled();
  });

  it("keeps its tags if an edit breaks the file, because posts refer to them", async () => {
    setEnv({ NODE_ENV: "development" });
    const { ids, panicOnBuild } = await createTags(good.replace("label", "labl"));
    expect(ids).toEqual(["id of file >>> Tag hello"]);
    expect(panicOnBuild.mock.calls.flat()).toEqual([expect.stringMatching(/^content\/tags\.yaml:2: tag "hello"/)]);
  });
});
