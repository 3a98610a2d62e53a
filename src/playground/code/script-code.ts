import type { CodeFacts } from "./code-facts";

/** A string literal for JavaScript and Python. */
const toStringLiteral = (text: string): string =>
  JSON.stringify(text).replace(/[\u007F-\u009F\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });

/** Returns a name in a line comment, without line breaks. */
export const toCommentText = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]/gu, " ");

/** Returns lines of a program at an indentation, without those that are false. */
export const indentLines = (indent: number, parts: readonly (string | false)[]): string =>
  parts
    .filter((part): part is string => part !== false)
    .map((part) => `${" ".repeat(indent)}${part}\n`)
    .join("");

type Fields = Record<string, string | string[] | undefined>;

const resourceFields = ({ reference, title, artist, isrc, duration }: CodeFacts["tracks"][number]): Fields => ({
  resourceId: reference,
  resourceType: "SoundRecording",
  title,
  artist,
  isrc: isrc || undefined,
  duration: duration || undefined,
});

const releaseFields = ({ release, tracks }: CodeFacts): Fields => ({
  releaseId: release.reference,
  releaseType: release.type,
  title: release.title,
  artist: release.artist,
  label: release.label || undefined,
  upc: release.icpn || undefined,
  trackIds: tracks.map(({ reference }) => reference),
});

/** Lines that set the fields that are known, each written by `assign`. */
const fieldLines = (indent: number, fields: Fields, assign: (name: string, value: string) => string): string =>
  indentLines(
    indent,
    Object.entries(fields).map(([name, value]) => {
      if (value === undefined) return false;
      return assign(
        name,
        typeof value === "string" ? toStringLiteral(value) : `[${value.map(toStringLiteral).join(", ")}]`,
      );
    }),
  );

const versionComment = (mark: string, version: string): string =>
  version === "4.3" || version === "" ? "" : `${mark} The message is ERN ${version}; this writes ERN 4.3.\n`;

export const toTypeScriptReader = ({ file, version }: CodeFacts): string => `import { readFileSync } from "node:fs";
import { DdexParser } from "ddex-parser";

// ${toCommentText(file)}${version && ` is ERN ${version}`}.
const xml = readFileSync(${toStringLiteral(file)}, "utf8");
const parser = new DdexParser();
console.log(parser.detectVersion(xml));

try {
  for (const release of parser.parseSync(xml).releases) {
    console.log(release.title);
    for (const track of release.tracks) {
      console.log(track.position, track.title, track.isrc);
    }
  }
} catch (error) {
  // A message without DealReference, as most are, ends here.
  console.error(error instanceof Error ? error.message : error);
}
`;

const toTypeScriptField = (name: string, value: string): string => `${name}: ${value},`;

export const toTypeScriptBuilder = (facts: CodeFacts): string => {
  const resources = facts.tracks.map(
    (track) => `builder.addResource({\n${fieldLines(2, resourceFields(track), toTypeScriptField)}});\n`,
  );
  return `import { DdexBuilder } from "ddex-builder";

${versionComment("//", facts.version)}const builder = new DdexBuilder();
${resources.join("")}${facts.more > 0 ? `// And so on for ${facts.more} more.\n` : ""}builder.addRelease({
${fieldLines(2, releaseFields(facts), toTypeScriptField)}});
console.log(await builder.build());
`;
};

export const toPythonReader = ({ file, version }: CodeFacts): string => `from pathlib import Path

from ddex_parser import DDEXParser

# ${toCommentText(file)}${version && ` is ERN ${version}`}.
xml = Path(${toStringLiteral(file)}).read_text(encoding="utf-8")
parser = DDEXParser()
print(parser.detect_version(xml))

try:
    message = parser.parse(xml)
    print(message.message_id(), message.release_count())
except ValueError as error:
    # A message without DealReference, as most are, ends here.
    print(error)
`;

/** A keyword argument, with its name in Python's style. */
const toPythonField = (name: string, value: string): string =>
  `${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}=${value},`;

export const toPythonBuilder = (facts: CodeFacts): string => {
  const resources = facts.tracks.map(
    (track) => `builder.add_resource(\n    Resource(\n${fieldLines(8, resourceFields(track), toPythonField)}    )\n)\n`,
  );
  return `from ddex_builder import DdexBuilder, Release, Resource

${versionComment("#", facts.version)}builder = DdexBuilder()
${resources.join("")}${facts.more > 0 ? `# And so on for ${facts.more} more.\n` : ""}builder.add_release(
    Release(
${fieldLines(8, releaseFields(facts), toPythonField)}    )
)
print(builder.build())
`;
};
