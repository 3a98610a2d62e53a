import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import type { BuildArgs } from "gatsby";
import { parse } from "yaml";

import { splitFrontmatter } from "../../../diagnostics/split-frontmatter";
import type { toSkillIndex } from "./output";
import { skill, toServerCard } from "./output";

const write = async (): Promise<(file: string) => string> => {
  const folder = temporaryFolder({});
  await skill.write({} as BuildArgs, folder, {} as never);
  return (file) => readFileSync(path.join(folder, file), "utf8");
};

describe("the server's card", () => {
  it("has the address, and the host's name from its end to its beginning", () => {
    const url = "https://docs.example.org/.netlify/functions/mcp";
    expect(toServerCard(url)).toMatchObject({
      name: "org.ddex-suite/ddex-suite-docs",
      remotes: [{ type: "streamable-http", url }],
    });
  });
});

describe("the skill", () => {
  it("has a name and a description within the limits of its format", async () => {
    const read = await write();
    const { yaml = "" } = splitFrontmatter(read("skill.md"));
    const { name, description } = parse(yaml) as { name: string; description: string };
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(description.length).toBeLessThanOrEqual(1024);
  });

  it("is listed with its address and digest, where assistants look for it", async () => {
    const read = await write();
    const { skills } = JSON.parse(read(".well-known/agent-skills/index.json")) as ReturnType<typeof toSkillIndex>;
    const [{ url, digest } = { url: "", digest: "" }] = skills;
    const listedSkill = read(new URL(url).pathname);
    expect(listedSkill).toBe(read("skill.md"));
    expect(digest).toBe(`sha256:${createHash("sha256").update(listedSkill).digest("hex")}`);
  });
});
