import { currentSymbols } from "../../../toolkit/current-symbols";
import { toolkitNames } from "../../names/toolkit-names";
import { checkBash } from "./check-bash";

const toolkit = toolkitNames(currentSymbols(), "cli");

const found = async (code: string): Promise<string[]> =>
  (await checkBash(code, toolkit)).map(({ line, problem }) => `${line}: ${problem}`);

it.each([
  "npm install ddex-builder@0.4.5\nyarn add --dev typescript",
  "cargo new app && cd app\ncargo add ddex-parser@0.4.5 serde --features derive",
  "cargo install ddex-parser --version 0.4.5",
  'pip install "ddex-parser[pandas]==0.4.5"\npython -m pip install ddex-builder',
  '# comment\nfor file in *.xml; do\n  ddex-parser detect-version "$file"\ndone',
  "ddex-parser -vv parse --flatten -f yaml message.xml | head > out.yaml",
  "ddex-parser parse --format=json \\\n  message.xml",
  "ddex-parser check message.xml",
  "ddex-builder preset list --format json",
])("takes %s", async (code) => {
  expect(await found(code)).toEqual([]);
});

it.each([
  ["syntax", "ls\nif true; then", /^\d: This is not a shell command: /],
  ["a program", "ls\nwget x", /^1: "wget" is no program that samples call$/],
  ["a package of npm", "npm i ddex-suite", /^0: "ddex-suite" is no package that samples install with npm$/],
  ["a package of cargo", "cargo add ddex", /^0: "ddex" is no package that samples install with cargo$/],
  ["a version", "pip install ddex-builder==0.5.0", /^0: ddex-builder 0\.5\.0 is not the version this site documents$/],
  ["a version option", "cargo install ddex-parser --version 0.4.4", /^0: ddex-parser 0\.4\.4 is not the version/],
  ["an extra", "pip install 'ddex-parser[async]'", /^0: ddex-parser has no extra "async"$/],
  ["a package manager's subcommand", "npm instal ddex-builder", /^0: npm has no "instal" here$/],
  ["a subcommand", "ddex-parser info a.xml", /^0: The command line of ddex-parser has no "info" that/],
  ["a flag", "ls\nddex-parser parse --json a.xml", /^1: ddex-parser parse has no "--json" that/],
  ["a flag of another subcommand", "ddex-parser parse --report a.json", /^0: ddex-parser parse has no "--report" that/],
  ["a global flag", "ddex-builder --silent build", /^0: ddex-builder has no "--silent" that/],
  ["a flag's value", "ddex-parser parse -f msgpack a.xml", /^0: "msgpack" is no value of -f$/],
  ["a flag without its value", "ddex-builder build --input", /^0: --input is given no value$/],
])("tells what is wrong with %s", async (_name, code, problem) => {
  expect(await found(code)).toEqual([expect.stringMatching(problem)]);
});
