import { cpSync, readFileSync } from "node:fs";
import path from "node:path";

import { bundledScript } from "@ddex-suite/ern/test/bundled-script";
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { z } from "zod";

import { toLlms, toMarkdownFile } from "../../gatsby/outputs/agents/to-llms";
import { toToolkitFile } from "../../gatsby/outputs/toolkit/output";
import { ownPackages } from "../../gatsby/own-packages";
import { fakeToolkit } from "../../test/content/fake-toolkit";
import { searchPage, searchSite } from "../../test/search/search-records";
import { ANSWER_BYTES } from "./to-part";
import { tools } from "./tools";

const markdownVersion = {
  path: "/docs/parser/",
  title: "Parser",
  description: "Reads messages.",
  section: "Parser",
  order: 0,
  isListed: true,
  markdown: "Call `parse`.\n",
};
const symbol = "ddex-builder.typescript.DdexBuilder.build";

const built = (): Record<string, string> => {
  const { files } = searchSite([searchPage("Parser", { "Large files": "Stream what is large." })]);
  return {
    ...Object.fromEntries([...files].map(([address, text]) => [`public${address}`, text])),
    "public/llms.txt": toLlms([markdownVersion]),
    "public/docs/parser.md": toMarkdownFile(markdownVersion),
    "public/api/toolkit.json": JSON.stringify(toToolkitFile(fakeToolkit.symbols)),
  };
};

const clients: Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.close())));

const connect = async (command: string, args: string[], cwd: string): Promise<Client> => {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StdioClientTransport({ command, args, cwd, stderr: "pipe" });
  client.onerror = (error) => {
    throw error;
  };
  await client.connect(transport);
  clients.push(client);
  return client;
};

/** A client of a server that runs in a project with these files. */
const ask = async (files: Record<string, string>) => {
  const folder = temporaryFolder(files);
  cpSync("content/errors", `${folder}/content/errors`, { recursive: true });
  const client = await connect(process.execPath, [bundledScript("src/tools/mcp/start.ts", ownPackages())], folder);
  return async (name: string, input: Record<string, unknown>): Promise<{ text: string; isError: boolean }> => {
    const { content, isError = false } = await client.callTool({ name, arguments: input });
    return { text: (content as { text: string }[]).map(({ text }) => text).join(), isError: Boolean(isError) };
  };
};

it("is started by npm run mcp, prints only protocol messages and lists its tools", async () => {
  const client = await connect("npm", ["run", "--silent", "mcp"], process.cwd());
  const { tools: listedTools } = await client.listTools();
  expect(listedTools.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
  expect(new Set(listedTools.map(({ name }) => name)).size).toBe(tools.length);
});

it("limits every input in its schema, so that no question takes long", async () => {
  const call = await ask({});
  const unlimited = tools.flatMap(({ name, input }) => {
    const { properties = {} } = z.toJSONSchema(z.object(input), { io: "input" });
    return Object.entries(
      properties as Record<string, { type?: string; maxLength?: number; enum?: string[]; maximum?: number }>,
    )
      .filter(
        ([, { type, maxLength, maximum, enum: values }]) =>
          (type === "string" ? (maxLength ?? values) : maximum) === undefined,
      )
      .map(([property]) => `${name}: ${property}`);
  });
  expect(unlimited).toEqual([]);
  const { text, isError } = await call("explain_error", { message: "Unknown ".repeat(7_500) });
  expect(isError).toBe(true);
  expect(text).toContain("10000");
});

describe("with a built site", () => {
  let call: Awaited<ReturnType<typeof ask>>;
  beforeAll(async () => {
    call = await ask(built());
  });

  it("search finds sections", async () => {
    const { text } = await call("search", { query: "large" });
    expect(text).toContain("- Parser › Large files (");
    expect(text).toContain("/docs/parser/#large-files)\n  Stream what is large.");
    expect((await call("search", { query: "zebra" })).text).toContain('Nothing was found for "zebra"');
  });

  it.each(["/docs/parser/", "/docs/parser.md", "docs/parser", "https://ddex-suite.org/docs/parser/#large-files"])(
    "read_page returns %s",
    async (page) => {
      expect(await call("read_page", { page })).toEqual({ text: toMarkdownFile(markdownVersion), isError: false });
    },
  );

  it("read_page suggests the nearest pages and rejects addresses outside the site", async () => {
    expect(await call("read_page", { page: "/docs/parsr/" })).toEqual({
      text: "There is no page /docs/parsr/. Closest: /docs/parser.md.",
      isError: true,
    });
    expect((await call("read_page", { page: "../../content/errors/README.md" })).isError).toBe(true);
  });

  it("gives a long answer in parts", async () => {
    const page = `# Long\n\n${"A line of text.\n".repeat(4_000)}## End\n\nThe last words.\n`;
    const long = await ask({ ...built(), "public/docs/long.md": page });
    const { text } = await long("read_page", { page: "/docs/long/" });
    expect(text.length).toBeLessThanOrEqual(ANSWER_BYTES);
    const start = Number(/^- ## End \(cursor (\d+)\)$/m.exec(text)?.[1]);
    expect((await long("read_page", { page: "/docs/long/", cursor: start })).text).toBe("## End\n\nThe last words.\n");
    const next = Number(/ask again with cursor (\d+)\.$/.exec(text)?.[1]);
    expect((await long("read_page", { page: "/docs/long/", cursor: next })).text).toBe(page.slice(next));
  });

  it("list_symbols lists the requested symbols", async () => {
    const { text } = await call("list_symbols", { status: "works", text: "writes xml" });
    expect(text).toBe(`1 symbol:\n- ${symbol} (method; works, observed): build(data?: any): Promise<string>`);
    expect((await call("list_symbols", { parent: "" })).text).toMatch(/^1 symbol:/);
    expect((await call("list_symbols", { package: "ddex-core" })).text).toBe("No symbol matches.");
    expect((await call("list_symbols", { package: "other" })).isError).toBe(true);
  });

  it("read_symbol returns the status and the evidence", async () => {
    expect(JSON.parse((await call("read_symbol", { id: symbol })).text)).toMatchObject({
      status: "works",
      note: "Writes XML.",
      known: "observed",
      check: "src/verification/symbols/proofs/build.proof.test.ts",
    });
    expect((await call("read_symbol", { id: "DdexBuilder.bild" })).text).toContain("Closest: ddex-builder.");
  });
});

describe("without a built site", () => {
  let call: Awaited<ReturnType<typeof ask>>;
  beforeAll(async () => {
    call = await ask({});
  });

  it.each([
    ["search", { query: "parser" }],
    ["read_page", { page: "/docs/parser/" }],
    ["list_symbols", {}],
    ["read_symbol", { id: symbol }],
  ])("%s asks you to build the site", async (name, input) => {
    const { text, isError } = await call(name, input);
    expect(isError).toBe(true);
    expect(text).toMatch(/^There is no built site in .*public\. Run "npm run build" there first\.$/);
  });

  it("explain_error recognizes an error by its fixed text", async () => {
    const { text } = await call("explain_error", { message: "Error: Missing field `title`\n    at main.mjs:3" });
    expect(text).toContain("## Missing field `{field}`");
    expect(text).toContain("Give every required field.");
    expect(text).toContain("title: 'First Light',");
  });

  it("check_ern checks a text or a file", async () => {
    const file = path.resolve("src/playground/samples/43-single.xml");
    const xml = readFileSync(file, "utf8");
    expect((await call("check_ern", { file })).text).toBe("The checks found no problems.");
    expect((await call("check_ern", { xml })).text).toBe("The checks found no problems.");
    expect((await call("check_ern", { xml: xml.replace("</ReleaseList>", "") })).text).toMatch(
      /^\d+ found:\n- error, line \d+, column \d+: /,
    );
    const many = `<a>${"<TerritoryCode>UK</TerritoryCode>".repeat(3_000)}</a>`;
    expect((await call("check_ern", { xml: many })).text).toMatch(/^30\d\d found:\n[^]*\nand 29\d\d more\.$/);
    expect(await call("check_ern", { file: "/etc/hostname" })).toEqual({
      text: "/etc/hostname is no .xml file.",
      isError: true,
    });
    expect((await call("check_ern", {})).text).toBe("Give either xml or file.");
  });
});
