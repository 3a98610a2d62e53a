import { currentSymbols } from "../../../toolkit/current-symbols";
import { toolkitNames } from "../../names/toolkit-names";
import { checkPython } from "./check-python";

const toolkit = toolkitNames(currentSymbols(), "python");

const found = async (code: string): Promise<string[]> =>
  (await checkPython(code, toolkit)).map(({ line, problem }) => `${line}: ${problem}`);

it("takes a program that uses what there is", async () => {
  const code = `
import ddex_builder as b, ddex_parser
from ddex_builder import DdexBuilder, Release as R
from ddex_parser import parse

def read(parser: ddex_parser.DDEXParser, xml: str) -> str:
    return parser.parse(xml).message_id()

builder = DdexBuilder()
builder.add_release(R("R1", "Single", "Title", "Artist", track_ids=["A1"]))
print(b.is_rust_available(), ddex_parser.__version__, builder.validate().errors)
print(parse("<a/>", include_comments=True).release_count())
for rule in builder.get_preset_validation_rules("spotify_album"):
    print(rule.field_name)
builder = open("elsewhere")
builder.anything(at="all")
`;
  expect(await found(code)).toEqual([]);
});

it.each([
  ["syntax", "x = 1\nif x\n  pass", '1: This is not Python: "if x"'],
  ["an import", "from ddex_builder import DDEXBuilder", '0: ddex_builder has no "DDEXBuilder" that a program can use'],
  [
    "a module's name",
    "import ddex_parser\nddex_parser.parse_file('a')",
    '1: ddex_parser has no "parse_file" that a program can use',
  ],
  ["a module's alias", "import ddex_parser as p\np.load('a')", '1: ddex_parser has no "load" that a program can use'],
  [
    "a method",
    "from ddex_builder import DdexBuilder\nx = DdexBuilder()\nx.addRelease(1)",
    '2: DdexBuilder in Python has no "addRelease" that a program can use',
  ],
  [
    "a method that no user can reach",
    "from ddex_parser import DDEXParser\nDDEXParser().parse_file('a')",
    '1: DDEXParser in Python has no "parse_file" that a program can use',
  ],
  [
    "a field of a result",
    "from ddex_builder import DdexBuilder\nresult = DdexBuilder().validate()\nprint(result.problems)",
    '2: ValidationResult in Python has no "problems" that a program can use',
  ],
  [
    "a field of a list's element",
    "from ddex_builder import DdexBuilder\nprint([rule.name for rule in DdexBuilder().get_preset_validation_rules('a')])",
    '1: ValidationRule in Python has no "name" that a program can use',
  ],
  [
    "a method of a parameter",
    "from ddex_parser import DDEXParser\ndef f(parser: DDEXParser):\n    parser.stream_file('a')",
    '2: DDEXParser in Python has no "stream_file" that a program can use',
  ],
  [
    "a keyword",
    "from ddex_builder import Release\nRelease(release_id='R', release_type='S', title='t', artist='a', name='x')",
    '1: Release() in Python has no "name" that a program can use',
  ],
  [
    "a keyword passed on",
    "from ddex_parser import parse\nparse('<a/>', comments=True)",
    '1: parse() in Python has no "comments" that a program can use',
  ],
  [
    "an argument too many",
    "from ddex_builder import DdexBuilder\nDdexBuilder(1)",
    "1: DdexBuilder() in Python takes 0 arguments, not 1",
  ],
  [
    "an argument left out",
    "from ddex_builder import Release\nRelease('R1', title='t')",
    "1: Release() in Python is called without release_type, artist",
  ],
])("tells what is wrong with %s", async (_name, code, problem) => {
  expect(await found(code)).toEqual([problem]);
});

it("names what comes near", async () => {
  const [problem] = await checkPython("from ddex_builder import DdexBuilder\nDdexBuilder().add_releases(1)", toolkit);
  expect(problem?.remedy).toMatch(/^Did you mean add_release\? content\/toolkit has: /);
});
