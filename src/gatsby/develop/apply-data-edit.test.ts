/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import type { NodePluginArgs } from "gatsby";

import { fakeContent } from "../../test/content/fake-content";
import { fakeReporter } from "../../test/gatsby/fake-reporter";
import { setEnv } from "../../test/node/set-env";
import { applyDataEdit } from "./apply-data-edit";

const folder = process.cwd();
const glossary = (definition: string): string =>
  `- term: Deal\n  definition: ${definition}\n  forms: [deal]\n  usedIn: [intro]\n`;

describe("applyDataEdit", () => {
  beforeEach(() => {
    setEnv({ NODE_ENV: "development", STRICT_LINKS: undefined });
    const valid = readFileSync("content/glossary.yaml", "utf8").split(/\n(?=- )/)[0]!;
    process.chdir(
      temporaryFolder({
        "content/glossary.yaml": `${valid}\n`,
        "content/ern/meanings.json": "{}",
        "content/toolkit/groups.yaml": "{}\n",
      }),
    );
  });
  afterEach(() => process.chdir(folder));

  const edit = async (file: string, text: string, bodies: Record<string, string> = {}) => {
    writeFileSync(file, text);
    const content = fakeContent(Object.fromEntries(Object.entries(bodies).map(([docId, body]) => [docId, { body }])));
    const { reporter, warn, panicOnBuild } = fakeReporter();
    const createNode = jest.fn();
    await applyDataEdit(file, {
      ...content,
      actions: { createNode },
      reporter: { ...reporter, info: () => undefined },
      createContentDigest: (value: unknown) => JSON.stringify(value),
      createNodeId: (key: string) => key,
    } as unknown as NodePluginArgs);
    const created = createNode.mock.calls.map(([node]) => (node as { docId?: string }).docId);
    return { created, warned: warn.mock.calls.flat(), stopped: panicOnBuild.mock.calls.flat().join("\n") };
  };

  it("reports invalid YAML at once, and has the pages printed again that show it", async () => {
    const pages = { list: "<GlossaryList />", another: "Text." };
    const { created, stopped } = await edit("content/glossary.yaml", "- term: [\n", pages);
    expect(created).toEqual(["list"]);
    expect(stopped).toMatch(/content\/glossary\.yaml:\d+: the .* not valid YAML/);
    expect((await edit("content/glossary.yaml", glossary("Who may use it."), pages)).created).toEqual(["list"]);
  });

  it("says what only a new start shows, and whether it's valid", async () => {
    const restart = "content/ern/meanings.json changed: restart `npm run develop` to see it";
    expect((await edit("content/ern/meanings.json", '{ "Deal": "a" }')).warned).toEqual([restart]);
    const { stopped, warned } = await edit("content/ern/meanings.json", "{ ");
    expect(stopped).toMatch(/^content\/ern\/meanings\.json: .*JSON/);
    expect(warned).toEqual([]);
  });
});
