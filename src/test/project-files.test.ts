import { readFileSync } from "node:fs";

import { parse } from "smol-toml";

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

it("prettier leaves out folders at the top only, not those of the same name in src", () => {
  for (const line of read(".prettierignore").trim().split("\n")) expect(line).toMatch(/^\//);
});
