import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { ContentError } from "../../diagnostics/diagnostic";
import { contentSource } from "../../test/content/fixtures";
import { fakeReporter } from "../../test/gatsby/fake-reporter";
import { runHook } from "../../test/gatsby/run-hook";
import { setEnv } from "../../test/node/set-env";
import { mdxContentTypes } from "../content-types";
import { docs } from "../content-types/docs/content-type";
import { noteChange } from "../develop/data-changes";
import { awaitNodes, onCreateNode, runOnAllNodes, substitute } from "./on-create-node";

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

const docsFile = { sourceInstanceName: "docs", relativePath: "parser/overview.mdx" };

/** Runs the hook for the MDX of a file, or for a file itself as a node of another type, and returns what it did. */
const createFrom = async (absolutePath: string, fields: object = docsFile, type = "Mdx") => {
  const extension = path.extname(absolutePath).slice(1);
  const file = { id: "file", extension, absolutePath, internal: { type: "File" }, ...fields };
  const node = type === "Mdx" ? { id: "mdx", parent: file.id, internal: { type } } : { ...file, internal: { type } };
  const actions = { createNode: jest.fn(), createParentChildLink: jest.fn() };
  const { reporter, panicOnBuild } = fakeReporter();
  await runHook(onCreateNode, {
    node,
    actions,
    reporter,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    createNodeId: (key: string) => `id of ${key}`,
    getNode: (id: string) => (id === file.id ? file : undefined),
  });
  return { node, panicOnBuild, ...actions };
};

const createFromText = (raw: string, file?: object, type?: string) =>
  createFrom(path.join(temporaryFolder({ "a.mdx": raw }), "a.mdx"), file, type);

const create = (frontmatter: Record<string, unknown>, file?: object, type?: string) =>
  createFromText(contentSource(frontmatter).raw, file, type);

it("creates a Doc as a child of the MDX of a docs file", async () => {
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

it("leaves a file to its MDX", async () => {
  const { createNode, panicOnBuild } = await create(valid, docsFile, "File");
  for (const action of [createNode, panicOnBuild]) expect(action).not.toHaveBeenCalled();
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

it.each<[string, object, string]>([
  ["a file of another source", { sourceInstanceName: "elsewhere", relativePath: "a.mdx" }, "File"],
  ["a source named like an object's own method", { sourceInstanceName: "toString", relativePath: "a.mdx" }, "File"],
  ["a picture", { ...docsFile, extension: "png" }, "File"],
  ["a node of another type", docsFile, "Directory"],
])("ignores %s", async (_what, file, type) => {
  const { createNode, createParentChildLink, panicOnBuild } = await create(valid, file, type);
  for (const action of [createNode, createParentChildLink, panicOnBuild]) expect(action).not.toHaveBeenCalled();
});

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

it("keeps the node of a file with unreadable frontmatter, with the mistake in it", async () => {
  const { createNode, panicOnBuild } = await createFromText("---\ntitle: a: b\ndescription: c\n---\n\nText.\n");
  expect(createNode.mock.calls[0][0]).toMatchObject({
    parent: "mdx",
    internal: { type: "Doc" },
    path: "/docs/parser/overview/",
    fault: { line: 2, message: expect.stringContaining("frontmatter is not valid YAML") },
  });
  expect(panicOnBuild).not.toHaveBeenCalled();
});

describe("a file that an editor empties and writes again", () => {
  const textOf = (title: string): string => contentSource({ ...valid, title }).raw;

  it("always has its own frontmatter and text in develop, in 200 saves", async () => {
    setEnv({ NODE_ENV: "development" });
    const folder = temporaryFolder();
    const saveOften = async (first: number): Promise<void> => {
      const file = path.join(folder, `${first}.mdx`);
      for (let save = first; save < 200; save += 40) {
        writeFileSync(file, "");
        const created = createFrom(file);
        await setTimeout(save % 3);
        // Each half of the saves is complete only at the second step.
        if (save % 4 < 2) writeFileSync(file, textOf(`Save ${save}`).slice(0, 20));
        await setTimeout(save % 5);
        writeFileSync(file, textOf(`Save ${save}`));
        const [[node]] = (await created).createNode.mock.calls;
        expect(node).toMatchObject({ title: `Save ${save}`, body: "\nText.\n" });
        expect(node).not.toHaveProperty("fault");
      }
    };
    await Promise.all(Array.from({ length: 40 }, (_, first) => saveOften(first)));
  });

  it("has its node before pages are created", async () => {
    setEnv({ NODE_ENV: "development" });
    const file = path.join(temporaryFolder({ "a.mdx": "" }), "a.mdx");
    let isMade = false;
    void createFrom(file).then(() => (isMade = true));
    writeFileSync(file, textOf("Saved"));
    await awaitNodes();
    await setTimeout(0);
    expect(isMade).toBe(true);
  });

  it("is read before pages are created, and checked, also if it was saved meanwhile", async () => {
    const folder = temporaryFolder({ "overview.mdx": "---\ntitle: Overview\ndescription: What it does.\n---\n" });
    let runs = 0;
    await runOnAllNodes(async () => {
      runs += 1;
      if (runs <= 2) await createFrom(`${folder}/overview.mdx`);
    });
    expect(runs).toBe(3);
  });

  it("has the step repeated if other data has changed meanwhile", async () => {
    let runs = 0;
    await runOnAllNodes(() => {
      runs += 1;
      if (runs === 1) noteChange();
      return Promise.resolve();
    });
    expect(runs).toBe(2);
  });

  it("is reported if it stays empty", async () => {
    setEnv({ NODE_ENV: "development" });
    const { createNode } = await createFromText("");
    expect(createNode.mock.calls[0][0]).toMatchObject({ fault: { line: 1 } });
  });
});

describe("the tags file", () => {
  const createTags = async (raw: string) => {
    const file = path.join(temporaryFolder({ "tags.yaml": raw }), "tags.yaml");
    const fields = { sourceInstanceName: "tags", relativePath: "tags.yaml" };
    const { createNode, panicOnBuild } = await createFrom(file, fields, "File");
    return { panicOnBuild, ids: createNode.mock.calls.map(([node]) => node.id as string) };
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
