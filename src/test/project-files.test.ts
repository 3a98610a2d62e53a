import { existsSync, readFileSync } from "node:fs";

import { parse } from "smol-toml";
import { parse as parseYaml } from "yaml";

import manifest from "../../package.json";

const read = (file: string): string => readFileSync(file, "utf8");

it("a deploy warns of broken links, continuous integration fails on them", () => {
  const { build } = parse(read("netlify.toml")) as { build: { environment: Record<string, string> } };
  expect(build.environment).toMatchObject({ GATSBY_TELEMETRY_DISABLED: "1" });
  expect(build.environment).not.toHaveProperty("STRICT_LINKS");
  expect(read(".ci/run")).toMatch(/export .*STRICT_LINKS=1/);
});

it("the papers say the versions of Node.js that the engines say", () => {
  const [, lowest, tooHigh] = /^>=([\d.]+) <(\d+)$/.exec(manifest.engines.node) ?? [];
  for (const paper of ["README.md", "CONTRIBUTING.md"])
    expect(read(paper)).toContain(`Node.js ${lowest} or newer (below ${tooHigh})`);
});

interface Workflow {
  jobs: Record<string, { steps: { uses?: string; run?: string; with?: Record<string, unknown>; env?: object }[] }>;
}

it("GitHub Pages gets what the project's own commands build, hidden files too, at its own address", () => {
  const { jobs } = parseYaml(read(".github/workflows/pages.yml")) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const named = steps.flatMap(({ run = "" }) => [...run.matchAll(/npm run (\S+)/g)].map(([, script]) => script!));
  expect(named).toEqual(["build"]);
  for (const script of named) expect(manifest.scripts).toHaveProperty(script);
  expect(steps.find(({ run }) => run === "npm run build")?.env).toHaveProperty("SITE_URL");
  const withOf = (action: string) => steps.find(({ uses }) => uses?.startsWith(`actions/${action}@`))?.with;
  expect(withOf("upload-pages-artifact")).toEqual({ path: "public", "include-hidden-files": true });
  expect(existsSync(String(withOf("setup-node")?.["node-version-file"]))).toBe(true);
});

it("prettier leaves out folders at the top only, not those of the same name in src", () => {
  for (const line of read(".prettierignore").trim().split("\n")) expect(line).toMatch(/^\//);
});
