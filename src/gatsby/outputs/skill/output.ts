import { stringify } from "yaml";

import { mcp } from "../../../config/mcp";
import { site } from "../../../config/site";
import { absoluteUrl } from "../../../config/urls";
import { sha256 } from "../../../diagnostics/sha256";
import { paths } from "../../../utils/paths";
import { type Output, writeFiles } from "../../registry/output";

const name = "ddex-suite";
const description =
  `Reads, changes, builds and checks ERN messages (DDEX) with ${site.title} ${site.version} for Rust, Python and TypeScript. ` +
  "Use it for a task with ERN XML, or a question about an ERN element, value, profile or version.";

const siteLink = (title: string, path: string): string => `[${title}](${absoluteUrl(path)})`;

/** Returns how an assistant works with the toolkit and this site, in the format of agentskills.io. */
const toSkill = (): string => `---
${stringify({ name, description }, { lineWidth: 0 })}---

# ${site.title} ${site.version}

1. Look up each function before you use it: some of this version are placeholders. ${siteLink("toolkit.json", paths.toolkit())} has every symbol with its status (works, partial, placeholder or unavailable), its limits, and what works instead.
2. Find the page of the task in ${siteLink("llms.txt", paths.llms())}, and read its Markdown: a page's address with .md in place of the last slash. Each program says whether it was run, and its output is real.
3. Look up ERN rather than guess: ${siteLink("elements and values", paths.ern())} of each version, with their order, how often they may occur, and what changed.
4. Keep what you don't change. To edit a message, change only the bytes concerned, as in ${siteLink("Round-trip fidelity", paths.doc("guides/round-trip-fidelity"))}; building it again from objects loses what the toolkit doesn't model.
5. Check the result before it is sent, and show the user each problem with its line. What the toolkit's own validation leaves out is in ${siteLink("Validation errors", paths.doc("guides/troubleshooting/validation-errors"))}.
6. Messages are business data: check them on the user's machine, and send them to no service. For a person, the ${siteLink("playground", paths.playground())} does so in the browser.
`;

interface SkillIndex {
  $schema: string;
  skills: { name: string; type: "skill-md"; description: string; url: string; digest: string }[];
}

/** Returns the site's skills, by version 0.2.0 of Agent Skills Discovery. */
export const toSkillIndex = (skill: string): SkillIndex => ({
  $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
  skills: [
    {
      name,
      type: "skill-md",
      description,
      url: absoluteUrl(paths.wellKnownSkill(name)),
      digest: `sha256:${sha256(skill)}`,
    },
  ],
});

/** Returns the card by which clients find the server for assistants: its name in reverse DNS form, and its address. */
export const toServerCard = (url: string) => ({
  $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
  name: `${new URL(site.url).hostname.split(".").reverse().join(".")}/${mcp.name}`,
  version: site.version,
  title: mcp.title,
  description: site.description,
  remotes: [{ type: "streamable-http", url }],
});

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** What assistants should know of the toolkit and the site, where they look for it. */
export const skill: Output = {
  name: "skill",
  files: [paths.skill()],
  write: async (_args, folder) => {
    const text = toSkill();
    await writeFiles(folder, {
      [paths.skill()]: text,
      [paths.wellKnownSkill(name)]: text,
      [paths.wellKnownSkills()]: toJson(toSkillIndex(text)),
      ...(mcp.url && { [paths.wellKnownMcp()]: toJson(toServerCard(mcp.url)) }),
    });
  },
};
