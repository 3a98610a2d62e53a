import type { CodeFacts } from "./code-facts";
import { inComment, lines, quote } from "./code-text";

export const readInPython = ({ file, version }: CodeFacts): string => `from pathlib import Path

from ddex_parser import DDEXParser

# ${inComment(file)}${version && ` is ERN ${version}`}.
xml = Path(${quote(file)}).read_text(encoding="utf-8")
parser = DDEXParser()
print(parser.detect_version(xml))

try:
    message = parser.parse(xml)
    print(message.message_id(), message.release_count())
except ValueError as error:
    # A message without DealReference, as most are, ends here.
    print(error)
`;

export const buildInPython = ({ version, release, tracks, more }: CodeFacts): string => {
  const resources = tracks.map(
    ({ reference, title, artist, isrc, duration }) =>
      `builder.add_resource(\n    Resource(\n${lines(8, [
        `resource_id=${quote(reference)},`,
        'resource_type="SoundRecording",',
        `title=${quote(title)},`,
        `artist=${quote(artist)},`,
        isrc !== "" && `isrc=${quote(isrc)},`,
        duration !== "" && `duration=${quote(duration)},`,
      ])}    )\n)\n`,
  );
  return `from ddex_builder import DdexBuilder, Release, Resource

${version === "4.3" || version === "" ? "" : `# The message is ERN ${version}; this writes ERN 4.3.\n`}builder = DdexBuilder()
${resources.join("")}${more > 0 ? `# And so on for ${more} more.\n` : ""}builder.add_release(
    Release(
${lines(8, [
  `release_id=${quote(release.reference)},`,
  `release_type=${quote(release.type)},`,
  `title=${quote(release.title)},`,
  `artist=${quote(release.artist)},`,
  release.label !== "" && `label=${quote(release.label)},`,
  release.icpn !== "" && `upc=${quote(release.icpn)},`,
  `track_ids=[${tracks.map(({ reference }) => quote(reference)).join(", ")}],`,
])}    )
)
print(builder.build())
`;
};
