import { symbolsOf } from "../../../../test/content/symbols-of";
import { checkPage } from "../../../../test/samples/check-page";
import { dataChecker } from "./data-checker";
import { symbolDeclarations } from "./data-types";

const diagnosticsOf = async (words: string, code: string, before = ""): Promise<string[]> => {
  const [checked] = await checkPage(dataChecker, `${before}\n\n\`\`\`json ${words}\n${code}\n\`\`\``);
  return checked!.diagnostics.map(({ line, message: diagnostic }) => `${line}: ${diagnostic}`);
};

const request = `{
  "header": {
    "message_id": "M1",
    "message_sender": { "party_name": [{ "text": "Label" }] },
    "message_recipient": { "party_name": [{ "text": "Service", "language_code": "en" }] },
    "message_created_date_time": "2025-09-30T12:00:00Z"
  },
  "version": "4.3",
  "profile": "AudioSingle",
  "releases": [
    { "release_id": "R1", "title": [{ "text": "One" }], "artist": "Ann", "release_date": "2025-10-01", "tracks": [
      { "track_id": "A1", "isrc": "ZZEX12500001", "title": "One", "duration": "PT3M", "artist": "Ann" }
    ] }
  ],
  "deals": []
}`;

const reader = `\`\`\`ts title="read.mts"
import { readFileSync } from 'node:fs';
interface Entry { id: string; tracks: { title: string; length?: number }[] }
const entries = JSON.parse(readFileSync('entries.json', 'utf8')) as Entry[];
console.log(entries.length);
\`\`\`

\`\`\`ts
import { readFileSync } from 'node:fs';
const ids = JSON.parse(readFileSync('entries.json', 'utf8')) as Named[];
interface Named { label: string; tracks: { isrc: string }[] }
console.log(ids.length);
\`\`\``;

const entries = '[{ "id": "R1", "label": "L", "tracks": [{ "title": "One", "isrc": "ZZEX12500001" }] }]';

const tsconfig =
  '{ "compilerOptions": { "strict": true, "module": "nodenext", "target": "es2022", "types": ["node"] } }';

describe("dataChecker", () => {
  it.each([
    ["a Rust request", 'schema="BuildRequest"', request, ""],
    ["a TypeScript release", 'schema="typescript.ValidationResult"', '{"isValid":true,"errors":[],"warnings":[]}', ""],
    ["a file that programs read", 'title="entries.json"', entries, reader],
    ["TypeScript settings", 'title="tsconfig.json"', tsconfig, ""],
    [
      "a package",
      'title="package.json"',
      '{ "type": "module", "dependencies": { "ddex-builder": "<Version />" } }',
      "",
    ],
  ])("accepts %s", async (_name, words, code, before) => {
    expect(await diagnosticsOf(words, code, before)).toEqual([]);
  });

  it.each([
    ["a field's name", '"tracks"', '"songs"', /^10: releases\.0\.songs: .+ 'songs' does not exist in type 'Rele/],
    ["a field's spelling", "message_id", "messageId", /^2: header\.messageId: .+ Did you mean to write 'message_id'$/],
    [
      "a field's type",
      '"Ann" }',
      "7 }",
      /^11: releases\.0\.tracks\.0\.artist: Type 'number' is not assignable to type 'string'$/,
    ],
    [
      "a value that isn't a list",
      '[{ "text": "One" }]',
      '"One"',
      /^10: releases\.0\.title: Type 'string' is not assignable to type '/,
    ],
    ["a required field", ',\n  "deals": []', "", /^0: The data: Property 'deals' is missing in type /],
    ["a nested required field", '"isrc": "ZZEX12500001", ', "", /Property 'isrc' is missing in type /],
    ["a duration", "PT3M", "3:00", /^11: .*duration/],
    ["a date", "2025-10-01", "2025-13-01", /^10: .*date/],
    ["an identifier", "ZZEX12500001", "ZZEX1250001", /^11: .*is not an ISRC$/],
  ])("reports a mutation of a request: %s", async (_name, was, is, diagnostic) => {
    const code = request.replace(was, is);
    expect(code).not.toBe(request);
    expect(await diagnosticsOf('schema="BuildRequest"', code)).toContainEqual(expect.stringMatching(diagnostic));
  });

  it.each([
    ["JSON without a type", "", "{}", "", /^0: Nothing says what type these data have$/],
    ["an unknown type", 'schema="BuildRequests"', "{}", "", /^0: schema="BuildRequests" names no single type/],
    [
      "a type in two languages",
      'schema="ValidationResult"',
      "{}",
      "",
      /^0: schema="ValidationResult" names no single type/,
    ],
    [
      "a key that no program reads",
      'title="entries.json"',
      entries.replace("id", "key"),
      reader,
      /'key' does not exist in type/,
    ],
    [
      "a key that one program lacks",
      'title="entries.json"',
      entries.replace(/, "isrc": "\w+"/, ""),
      reader,
      /Property 'isrc' is missing/,
    ],
    ["a TypeScript option", 'title="tsconfig.json"', tsconfig.replace("strict", "strickt"), "", /'strickt'/],
    [
      "an option's value",
      'title="tsconfig.json"',
      tsconfig.replace("nodenext", "nodenow"),
      "",
      /'"nodenow"' is not assignable/,
    ],
    ["types", 'title="tsconfig.json"', tsconfig.replace('"node"]', '"noded"]'), "", /'"noded"' is not assignable/],
    ["a package's version", 'title="package.json"', '{"dependencies":{"ddex-builder":"^0.5.0"}}', "", /0\.5\.0 is not/],
    [
      "a package",
      'title="package.json"',
      '{"dependencies":{"ddex-bilder":"<Version />"}}',
      "",
      /"ddex-bilder" isn't a package/,
    ],
    ["a script of a package", 'title="package.json"', '{"scripts":{"start":7}}', "", /^0: scripts\.start: .+ 'string'/],
    [
      "a key of a package",
      'title="package.json"',
      '{"dependancies":{}}',
      "",
      /^0: dependancies: .+ Did you mean to write 'dependencies'$/,
    ],
  ])("reports %s", async (_name, words, code, before, diagnostic) => {
    expect(await diagnosticsOf(words, code, before)).toContainEqual(expect.stringMatching(diagnostic));
  });

  it("checks YAML like JSON", async () => {
    const track = "track_id: A1\nisrc: ZZEX12500001\ntitle: One\nduration: PT3M\nartist: Ann";
    const diagnostics = async (code: string) =>
      (await checkPage(dataChecker, `\`\`\`yaml schema="TrackRequest"\n${code}\n\`\`\``)).flatMap(
        (result) => result.diagnostics,
      );
    expect(await diagnostics(track)).toEqual([]);
    expect(await diagnostics(track.replace("PT3M", "3:00"))).toMatchObject([{ line: 3 }]);
    expect(await diagnostics(track.replace("title", "name"))).toMatchObject([
      { line: 2, message: expect.stringContaining("name: ") },
    ]);
    expect(await diagnostics("a: b: c")).toMatchObject([{ message: expect.stringMatching(/^This is not YAML: /) }]);
  });

  it("declares the JSON form of Rust structs", () => {
    const rust = symbolDeclarations(symbolsOf("rust"));
    expect(rust).toContain("interface DealTerms {\n  commercial_model_type: string;\n  territory_code: (string)[];\n");
    expect(rust).toContain("  extensions?: Record<string, string> | null;");
  });

  it("reports a version that isn't text", async () => {
    const code = '{ "type": "module", "dependencies": { "ddex-builder": 7 } }';
    expect(await diagnosticsOf('title="package.json"', code, "")).toEqual([
      "0: dependencies.ddex-builder: Type 'number' is not assignable to type 'string'",
    ]);
  });
});
