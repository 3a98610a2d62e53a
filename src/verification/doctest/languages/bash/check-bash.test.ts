import { symbolsOf } from "../../../../test/content/symbols-of";
import { checkPage } from "../../../../test/samples/check-page";
import { codeChecker } from "../../samples/checker";
import { checkBash } from "./check-bash";

const symbols = symbolsOf("cli");
const checker = codeChecker("bash", (program) => checkBash(program, symbols));

const script = `\`\`\`python title="make.py"
open("large.xml", "w").write("<a/>")
\`\`\``;

const found = async (...codes: string[]): Promise<string[]> => {
  const checked = await checkPage(
    checker,
    [script, ...codes.map((code) => `\`\`\`bash\n${code}\n\`\`\``)].join("\n\n"),
  );
  return checked.flatMap(({ diagnostics }) =>
    diagnostics.map(({ line, message: diagnostic }) => `${line}: ${diagnostic}`),
  );
};

describe("checkBash", () => {
  it.each([
    "npm install ddex-builder@<Version />\nyarn add --dev typescript\nnpm view ddex-builder version",
    "npm install --save-dev typescript @types/node\nnpx tsc --init",
    "npm install https://ddex-suite.org/downloads/ern-1.0.0.tgz",
    "cargo new app && cd app\ncargo add ddex-parser@<Version /> serde",
    "cargo add ddex-builder --no-default-features\ncargo run --release -- --anything",
    "cargo install ddex-parser --version <Version /> --locked\ncargo install --path .",
    'pip install "ddex-parser[pandas]==<Version />"\npython -m pip install -r requirements.txt\npython -m venv .venv',
    '# comment\nfor file in *.xml; do\n  ddex-parser detect-version "$file"\ndone',
    "ddex-parser -vv parse --flatten -f yaml message.xml | head -n 3 > out.yaml\ncat out.yaml",
    "cat message.xml | ddex-parser parse --pretty\nddex-parser parse < message.xml > out.json",
    "ddex-parser parse --format=json \\\n  message.xml",
    "ddex-parser check message.xml\nddex-parser validate message.xml album-43.xml\nddex-parser --version\nddex-parser batch --help",
    "ddex-parser batch 'in/*.xml' -o out --workers 4\nddex-builder preset list --format json",
    "ddex-builder schema --ddex-version 4.3 -o a.json\nxmllint --noout a.json album-43.xml\nls -la node_modules/ddex-parser",
    "python make.py\n/usr/bin/time -v python make.py large.xml\npython -c 'print(1)'\ncurl -fsSL -o b.xml https://ddex.net",
  ])("accepts %s", async (code) => {
    expect(await found(code)).toEqual([]);
  });

  it("knows the files that commands in an earlier block create", async () => {
    expect(await found("cp album-43.xml copy.xml\nmkdir work", "cd work\nxmllint --noout copy.xml")).toEqual([]);
    expect(await found("xmllint --noout copy.xml", "cp album-43.xml copy.xml")).toEqual([
      "0: There is no file copy.xml on this page",
    ]);
  });

  it.each([
    ["syntax", "ls\nif true; then", /^\d: This is not a shell command: /],
    ["a script", "python made.py", /^0: There is no file made\.py on this page$/],
    ["a script after time", "/usr/bin/time -v python made.py", /^0: There is no file made\.py on this page$/],
    ["a script's message", "npx tsx make.py album-44.xml", /^0: There is no file album-44\.xml on this page$/],
    ["a message", "xmllint --noout album-44.xml", /^0: There is no file album-44\.xml on this page$/],
    ["an npm package", "npm i ddex-suite", /^0: "ddex-suite" isn't a package that samples install with npm$/],
    [
      "a package from another registry",
      "npm i ddex-core",
      /^0: "ddex-core" isn't a package that samples install with npm$/,
    ],
    ["a Cargo package", "cargo add ddex", /^0: "ddex" isn't a package that samples install with cargo$/],
    [
      "a version",
      "pip install ddex-builder==0.5.0",
      /^0: ddex-builder 0\.5\.0 is not the version this site documents$/,
    ],
    ["an npm version", "npm install ddex-builder@0.4.4", /^0: ddex-builder 0\.4\.4 is not the version/],
    ["another package's version", "npm install typescript@4", /^0: typescript 4 is not the version that samples use$/],
    ["a version option", "cargo install ddex-parser --version 0.4.4", /^0: ddex-parser 0\.4\.4 is not the version/],
    ["an extra", "pip install 'ddex-parser[async]'", /^0: ddex-parser has no extra "async"$/],
    ["a library to install", "cargo install ddex-core", /^0: ddex-core has no program to install$/],
    ["a missing package", "cargo add", /^0: add names no package$/],
    ["a missing name", "cargo new", /^0: cargo new is given nothing, and wants 1 more$/],
    ["an installer's option", "pip install --upgrad ddex-parser", /^0: pip install has no option --upgrad that/],
    ["a package manager's subcommand", "npm instal ddex-builder", /^0: npm has no "instal" here$/],
  ])("reports what is wrong with %s", async (_name, code, diagnostic) => {
    expect(await found(code)).toEqual([expect.stringMatching(diagnostic)]);
  });

  it.each([
    ["a subcommand", "ddex-parser info message.xml", /^0: The command line of ddex-parser has no "info" that/],
    ["a flag", "ls\nddex-parser parse --json message.xml", /^1: ddex-parser parse has no "--json" that/],
    [
      "a flag of another subcommand",
      "ddex-parser parse --report message.xml",
      /^0: ddex-parser parse has no "--report" that/,
    ],
    ["a global flag", "ddex-builder --silent build -i album-43.xml", /^0: ddex-builder has no "--silent" that/],
    ["a flag's value", "ddex-parser parse -f msgpack message.xml", /^0: "msgpack" isn't a value of -f$/],
    ["a version", "ddex-builder schema --ddex-version 5.0", /^0: "5\.0" isn't a value of --ddex-version$/],
    ["a number", "ddex-parser batch a.xml -o out -w four", /^0: "four" isn't a number, which -w needs$/],
    ["a flag without its value", "ddex-builder guarantees --input", /^0: --input has no value$/],
    ["a flag instead of a value", "ddex-parser batch '*.xml' -o out --report --flatten", /^0: --report has no value$/],
    ["a switch with a value", "ddex-parser parse --flatten=yes message.xml", /^0: --flatten takes no value$/],
    ["a missing required flag", "ddex-parser batch '*.xml'", /^0: ddex-parser batch has no --output-dir$/],
    ["a missing required flag", "ddex-builder schema --format json", /^0: ddex-builder schema has no --ddex-version$/],
    ["a missing argument", "ddex-parser detect-version", /^0: detect-version is given nothing, and wants 1 more$/],
    ["one of two arguments", "ddex-builder diff message.xml", /^0: diff is given "message\.xml", and wants 1 more$/],
    ["an extra argument", "ddex-parser parse message.xml album-43.xml", /^0: parse does not take "album-43\.xml"$/],
    ["an argument's value", "ddex-builder completions basch", /^0: "basch" isn't a value of SHELL$/],
    ["an argument of a Python command", "ddex-parser version", /^0: version is given nothing, and wants 1 more$/],
    ["a message", "ddex-parser detect-version massage.xml", /^0: There is no file massage\.xml on this page$/],
    ["missing input", "ddex-parser parse --flatten | head", /^0: parse is given nothing to read$/],
    ["a missing command", "ddex-parser", /^0: ddex-parser is given nothing, and wants 1 more$/],
  ])("reports what is wrong with a call of the toolkit: %s", async (_name, code, diagnostic) => {
    expect(await found(code)).toEqual([expect.stringMatching(diagnostic)]);
  });

  it("rejects an unknown command", async () => {
    const changed = symbols.map((symbol) =>
      symbol.id === "ddex-parser.cli.ddex-parser.stats" ? { ...symbol, status: "unavailable" as const } : symbol,
    );
    const without = codeChecker("bash", (program) => checkBash(program, changed));
    const [checked] = await checkPage(without, "```bash\nddex-parser stats message.xml\n```");
    expect(checked!.diagnostics).toMatchObject([
      { message: expect.stringMatching(/has no "stats" that a program can use$/) },
    ]);
  });
});
