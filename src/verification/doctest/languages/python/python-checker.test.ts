import { writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { symbolsOf } from "../../../../test/content/symbols-of";
import { setEnv } from "../../../../test/node/set-env";
import type { CheckResult } from "../../samples/checker";
import { parseSamples } from "../../samples/parse-samples";
import type { Sample } from "../../samples/sample";
import { toPrograms } from "../../samples/to-programs";
import { pythonChecker } from "./python-checker";
import { findPython, missingImports } from "./running/find-python";

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

/** The last Python program on a page with these blocks, and the output blocks. */
const toPage = (...blocks: string[]) => {
  const samples = parseSamples(blocks.join("\n"), "content/docs/page.mdx");
  const page = toPrograms(samples);
  const program = page.findLast(({ language }) => language === "python")!;
  const outputs = new Map<Sample, Sample>();
  samples.forEach((sample, index) => {
    if (sample.language === "output") outputs.set(samples[index - 1]!, sample);
  });
  return { program, page, outputs };
};

const told = ({ diagnostics, outputDiagnostics = [] }: CheckResult): string[] => [
  ...diagnostics.map(({ line, message: diagnostic, remedy }) => `${line}: ${diagnostic}. ${remedy}`),
  ...outputDiagnostics.map(({ diagnostic }) => `output ${diagnostic.line}: ${diagnostic.message}`),
];

const builder = "from ddex_builder import DdexBuilder, Release\nbuilder = DdexBuilder()\n";
const parser = "from ddex_parser import DDEXParser\nparser = DDEXParser()\nmessage = parser.parse('<a/>')\n";
const tracks = "from ddex_parser import DDEXParser\ntracks = DDEXParser().to_dataframe('<a/>', schema='tracks')\n";

/** Wrong programs, each with what must be reported. */
const wrong: readonly [name: string, code: string, told: RegExp][] = [
  ["syntax", "x = 1\nif x\n  pass", /^1: This is not Python: /],
  ["an import", "from ddex_builder import DDEXBuilder", /^0: .*"DDEXBuilder" is unknown/],
  ["a package that no sample may import", "import requests", /^0: .*Import "requests"/],
  ["a package that is not there", "import ddex_bilder", /^0: .*"ddex_bilder"/],
  ["a module's name", "import ddex_parser\nddex_parser.parse_file('a')", /^1: .*"parse_file" is not a known attribute/],
  ["a module's alias", "import ddex_parser as p\np.load('a')", /^1: .*"load" is not a known attribute/],
  ["a native class from outside", "from ddex_parser import ParsedERNMessage", /^0: .*"ParsedERNMessage" is/],
  ["a method", `${builder}builder.addRelease(1)`, /^2: .*"addRelease" for class "DdexBuilder"/],
  ["a method that no user can reach", `${parser}parser.parse_file('a')`, /^3: .*"parse_file" for class "DDEXParser"/],
  ["a field of a result", `${builder}print(builder.validate().problems)`, /^2: .*"problems" for class "Validation/],
  [
    "a field of a list's element",
    `${builder}print([rule.name for rule in builder.get_preset_validation_rules("spotify_album")])`,
    /^2: .*"name" for class "ValidationRule"/,
  ],
  [
    "a method of a parameter",
    `${parser}def f(p: DDEXParser):\n    p.stream_file('a')`,
    /^4: .*"stream_file" for class/,
  ],
  ["a keyword", `${builder}Release('R', 'Single', 't', 'a', titel='x')`, /^2: .*No parameter named "titel"/],
  ["a keyword passed on", "from ddex_parser import parse\nparse('<a/>', comments=True)", /^1: .*named "comments"/],
  ["an argument too many", `${builder}DdexBuilder(1)`, /^2: .*Expected 0 positional arguments/],
  [
    "an argument left out",
    `${builder}Release('R1', title='t')`,
    /^2: .*missing for parameters "release_type", "artist"/,
  ],
  [
    "an argument's type",
    `${builder}Release('R1', 'Single', 't', 5)`,
    /^2: .*"Literal\[5\]" cannot be assigned to parameter "artist"/,
  ],
  [
    "None for a field",
    "from ddex_builder import Release\nprint(Release('R', 'Single', 't', 'a').upc.strip())",
    /^1: .*"None"/,
  ],
  [
    "a method in an argument of print",
    `${parser}print("id", message.message_id)`,
    /^3: "message\.message_id" .* Call it/,
  ],
  ["a method in an f-string", `${parser}print(f"{message.version}: ok")`, /^3: "message\.version" is a method/],
  ["a method that is assigned", `${parser}count = message.release_count`, /^3: "message\.release_count" is a method/],
  ["a method that is compared", `${parser}if message.release_count == 1:\n    pass`, /^3: "message\.release_count" is/],
  [
    "a function as a condition",
    "from ddex_builder import is_rust_available\nif not is_rust_available:\n    pass",
    /^1: /,
  ],
  ["a method of a string", `${parser}print(parser.detect_version('<a/>').lower)`, /^3: .*lower" is a method/],
  ["a method of what has no type", "def f(x):\n    return x.strip() and x.strip\nf(' ')", /^1: "x\.strip" is a method/],
  ["a method that does nothing", `${builder}builder.reset`, /^2: "builder\.reset" is a method/],
  ["a field that is called", `${builder}print(builder.validate().errors())`, /^2: .*"list\[str\]" is not callable/],
  [
    "a key of a release",
    `${parser}for one in parser.stream('<a/>'):\n    print(one["titel"])`,
    /^4: .*"titel" is not a/,
  ],
  [
    "a key of a rule",
    `${builder}for rule in builder.get_preset_validation_rules("spotify_album"):\n    print((rule.parameters or {}).get("alowed", ""))`,
    /^3: .*Literal\['alowed'\]/,
  ],
  [
    "a value of a rule",
    `${builder}for rule in builder.get_preset_validation_rules("spotify_album"):\n    print(rule.rule_type == "Requierd")`,
    /^3: .*always evaluate to False/,
  ],
  [
    "an option of the native parser",
    `${parser}from ddex_parser import ParseOptions\nclass Own(ParseOptions):\n    def to_dict(self):\n        options = super().to_dict()\n        options["time_out"] = 1\n        return options`,
    /^7: .*"time_out" is not a/,
  ],
  ["a schema", `${parser}parser.to_dataframe('<a/>', schema="track")`, /^3: .*Literal\['track'\]/],
  ["a preset", `${builder}builder.get_preset_info("spotify")`, /^2: .*Literal\['spotify'\]/],
  ["a version", `${parser}print(parser.detect_version('<a/>') == "4.3")`, /^3: .*always evaluate to False/],
  ["a type of release", `${builder}Release("R", "Singel", "t", "a")`, /^2: .*Literal\['Singel'\]/],
  [
    "a value of a row",
    "import pandas as pd\nfrom ddex_builder import Release\ntable = pd.DataFrame([{'id': 'A1', 'upc': None}, {'id': 5, 'upc': None}])\nfor row in table.itertuples():\n    Release('R', 'Single', 't', row.id)",
    /^4: .*"str \| int" cannot be assigned to parameter "artist"/,
  ],
  ["a method of a frame", `${tracks}print(tracks.to_strings())`, /^2: .*"to_strings" for class "DataFrame\[/],
  [
    "a method of the standard library",
    "from pathlib import Path\nPath('x').read_txt()",
    /^1: .*"read_txt" for class "Path"/,
  ],
  [
    "a file that nobody shows or writes",
    "import ddex_parser\nopen('mesage.xml')",
    /^1: .*"mesage.xml".* Did you mean message.xml\?/,
  ],
  ["an undefined variable", "print(releases)", /^0: .*"releases" is not defined/],
  [
    "a variable that may not be set",
    "import sys\nif sys.argv[1:]:\n    x = 1\nprint(x)",
    /^3: .*"x" is possibly unbound/,
  ],
  [
    "a coroutine that nobody awaits",
    `${parser}async def f():\n    parser.parse_async('<a/>')`,
    /^4: .*Result of async function call is not used/,
  ],
];

const right = [
  `
import ddex_builder as b, ddex_parser
from ddex_builder import DdexBuilder, Release as R
from ddex_parser import parse

def read(parser: ddex_parser.DDEXParser, xml: str) -> str:
    return parser.parse(xml).message_id()

builder = DdexBuilder()
builder.add_release(R("R1", "Single", "Title", "Artist", track_ids=["A1"]))
print(b.is_rust_available(), ddex_parser.__version__, builder.validate().errors)
print(parse("<a/>", include_comments=True).release_count())
print(open("message.xml"), open("new.csv", "w"), open("album-43.xml"))
print(list(map(ddex_parser.DDEXParser().detect_version, ["<a/>"])))
for rule in builder.get_preset_validation_rules("spotify_album"):
    print(rule.field_name)
builder = open("elsewhere")
`,
  `${tracks}tracks["seconds"] = tracks["duration"].str.rstrip("s")\nprint(tracks[["isrc", "seconds"]].to_string(index=False))`,
];

const python = findPython();
const itRuns = python === undefined ? it.skip : it;

/** Pages of programs that need no package, each with what is reported. */
const ran: readonly [blocks: string[], told: unknown[]][] = [
  [
    [
      fence("bash", "python read.py some.xml"),
      fence('xml title="some.xml"', "<a/>"),
      fence(
        'python title="read.py"',
        'import sys\nprint(open(sys.argv[1]).read().strip())\nprint(len(open("album-43.xml").read()) > 9)',
      ),
      fence("output", "<a/>\nTrue"),
    ],
    [],
  ],
  [
    [
      fence("python", "print('one')"),
      fence("output", "one"),
      fence("python continues", "print('two')"),
      fence("output", "two"),
    ],
    [],
  ],
  [
    [
      fence('python title="own_checks.py"', "def twice(x):\n    return 2 * x"),
      fence('python title="main.py"', "from own_checks import twice\nprint(twice(2))"),
      fence("output", "4"),
    ],
    [],
  ],
  // A file and a module from another page.
  [[fence("python", 'print("MSG" in open("album.xml").read())'), fence("output", "True")], []],
  [[fence("python", "from build_release import ERN\nprint(ERN)"), fence("output", "http://ddex.net/xml/ern/43")], []],
  [[fence("python", "print('so far')\nraise SystemExit('no file')"), fence("output", "so far\nno file")], []],
  [
    [fence("python", "print('one')"), fence("output", "ona")],
    ['output 0: The output block says "ona", the sample prints "one"'],
  ],
  [
    [fence("python", "print({'a': 1}['b'])")],
    [expect.stringMatching(/^0: The sample ends with KeyError: 'b'\. Correct it, or catch the error/)],
  ],
  [
    [fence("python", "print(open('nowhere.xml').read())")],
    [expect.stringMatching(/^0: The sample ends with FileNotFoundError: .*'nowhere\.xml'/)],
  ],
  [
    [fence("python", "import sys\nsys.exit(3)")],
    [expect.stringMatching(/^0: The sample ends with Error: it ends with code 3/)],
  ],
  [[fence("python", "raise ValueError('one\\ntwo')"), fence("output", "ValueError: one")], []],
];

/** A program that imports what a bare interpreter lacks, through its file. */
const lacking = [
  fence('python title="own_rules.py"', "from lxml import etree\nname = etree.QName('a').localname"),
  fence('python title="main.py"', "from own_rules import name\nprint(name)"),
  fence("output", "a"),
];

/** Checks one page per case, all at once, with another interpreter. */
const checkWith = (interpreter: string, ...pages: string[][]): Promise<CheckResult[]> => {
  setEnv({ PYTHON: interpreter });
  return pythonChecker.check(
    pages.map((blocks) => toPage(...blocks)),
    symbolsOf("python"),
  );
};

describe("pythonChecker", () => {
  it("checks types without an interpreter, and prints one line about what is skipped", async () => {
    // Without running a program the type checker is stricter: it would report that `text` may be None.
    const stricter =
      'import re\nfound = re.search("a", "a")\nprint("one" if found else "", re.search("a", "a").group())';
    const codes = [...right, ...wrong.map(([, code]) => code)].map((code) => [fence("python", code)]);
    const checked = await checkWith("no-such-python", [fence("python", stricter), fence("output", "two")], ...codes);
    expect(checked[0]).toMatchObject({
      check: "typeChecked",
      diagnostics: [],
      skipped: expect.stringMatching(/^There is no/),
    });
    const found = checked.slice(1).map(told);
    expect(found.splice(0, right.length)).toEqual(right.map(() => []));
    expect(wrong.map(([name], index) => [name, found[index]!.join("\n")])).toEqual(
      wrong.map(([name, , pattern]) => [name, expect.stringMatching(pattern)]),
    );
  }, 60_000);

  itRuns(
    "runs programs with the files and the command of their page, except those that need what the interpreter lacks",
    async () => {
      // Without `site`, Python finds only its own modules.
      const bare = path.join(temporaryFolder(), "python");
      writeFileSync(bare, `#!/bin/sh\nexec ${python} -S "$@"\n`, { mode: 0o755 });
      const [lacks, ...checked] = await checkWith(bare, lacking, ...ran.map(([blocks]) => blocks));
      expect(checked.map(told)).toEqual(ran.map(([, diagnostics]) => diagnostics));
      expect(lacks).toMatchObject({ diagnostics: [], skipped: expect.stringMatching(/has no lxml/) });
      expect(lacks!.outputDiagnostics).toBeUndefined();
    },
    60_000,
  );

  itRuns("knows what an interpreter has", () => {
    const codes = [
      '"""\nimport nothing from this text\n"""\nimport json, no_such_module.inner as x',
      "from . import a\nfrom os.path import join",
      "if",
    ];
    expect(missingImports(python!, codes)).toEqual([["no_such_module"], [], []]);
    expect(missingImports("no-such-python", codes)).toBeUndefined();
    expect(findPython("no-such-python")).toBeUndefined();
  });
});
