import { contentSource } from "../test/fixtures";
import { fakeReporter } from "../test/fake-reporter";
import { runHook } from "../test/run-hook";
import { onCreateNode } from "./on-create-node";

const valid = { title: "Overview", description: "What it does." };

/** Runs the hook for the Mdx node of a file, and gives what it did. */
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

it("gives a docs file its Doc, as a child of the Mdx node", async () => {
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

it("gives a file of content/pages its Page", async () => {
  const { createNode } = await create(valid, { sourceInstanceName: "pages", relativePath: "about.mdx" });
  expect(createNode.mock.calls[0][0]).toMatchObject({
    internal: { type: "Page" },
    path: "/about/",
    file: "content/pages/about.mdx",
  });
});

it("has another digest for another text", async () => {
  const digest = async (title: string): Promise<string> =>
    (await create({ ...valid, title })).createNode.mock.calls[0][0].internal.contentDigest;
  expect(await digest("A")).toBe(await digest("A"));
  expect(await digest("A")).not.toBe(await digest("B"));
});

it.each<[string, object | undefined, string]>([
  ["an Mdx node of another source", { sourceInstanceName: "elsewhere", relativePath: "a.mdx" }, "Mdx"],
  ["a source named like an object's own method", { sourceInstanceName: "toString", relativePath: "a.mdx" }, "Mdx"],
  ["a node of another type", { sourceInstanceName: "docs", relativePath: "a.mdx" }, "File"],
])("leaves %s alone", async (_what, file, type) => {
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
