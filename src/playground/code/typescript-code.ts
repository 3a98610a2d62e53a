import type { CodeFacts } from "./code-facts";
import { inComment, lines, quote } from "./code-text";

export const readInTypeScript = ({ file, version }: CodeFacts): string => `import { readFileSync } from "node:fs";
import { DdexParser } from "ddex-parser";

// ${inComment(file)}${version && ` is ERN ${version}`}.
const xml = readFileSync(${quote(file)}, "utf8");
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

export const buildInTypeScript = ({ version, release, tracks, more }: CodeFacts): string => {
  const resources = tracks.map(
    ({ reference, title, artist, isrc, duration }) =>
      `builder.addResource({\n${lines(2, [
        `resourceId: ${quote(reference)},`,
        'resourceType: "SoundRecording",',
        `title: ${quote(title)},`,
        `artist: ${quote(artist)},`,
        isrc !== "" && `isrc: ${quote(isrc)},`,
        duration !== "" && `duration: ${quote(duration)},`,
      ])}});\n`,
  );
  return `import { DdexBuilder } from "ddex-builder";

${version === "4.3" || version === "" ? "" : `// The message is ERN ${version}; this writes ERN 4.3.\n`}const builder = new DdexBuilder();
${resources.join("")}${more > 0 ? `// And so on for ${more} more.\n` : ""}builder.addRelease({
${lines(2, [
  `releaseId: ${quote(release.reference)},`,
  `releaseType: ${quote(release.type)},`,
  `title: ${quote(release.title)},`,
  `artist: ${quote(release.artist)},`,
  release.label !== "" && `label: ${quote(release.label)},`,
  release.icpn !== "" && `upc: ${quote(release.icpn)},`,
  `trackIds: [${tracks.map(({ reference }) => quote(reference)).join(", ")}],`,
])}});
console.log(await builder.build());
`;
};
