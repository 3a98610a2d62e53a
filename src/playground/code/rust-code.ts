import type { CodeFacts } from "./code-facts";
import { indentLines, toCommentText } from "./script-code";

const quoteRust = (text: string): string => {
  const escaped = text.replace(/["\\]/g, "\\$&").replace(/[\p{Cc}\u2028\u2029]/gu, (character) => {
    return `\\u{${character.charCodeAt(0).toString(16)}}`;
  });
  return `"${escaped}"`;
};

const BUILT_VERSIONS = ["3.8.2", "4.2", "4.3"];

export const toRustReader = ({ file, version }: CodeFacts): string => `use std::error::Error;
use std::fs::File;
use std::io::BufReader;

use ddex_parser::streaming::WorkingStreamingElement as Element;
use ddex_parser::DDEXParser;

fn main() -> Result<(), Box<dyn Error>> {
    // ${toCommentText(file)}${version && ` is ERN ${version}`}.
    let reader = BufReader::new(File::open(${quoteRust(file)})?);
    for item in DDEXParser::new().stream_with_version_detection(reader)? {
        if let Element::SoundRecording { reference, title, isrc, duration } = item? {
            println!("{reference}: {title} {isrc:?} {duration:?}");
        }
    }
    Ok(())
}
`;

const quoteOwned = (text: string): string => `${quoteRust(text)}.to_string()`;
const quoteOption = (text: string): string => (text === "" ? "None" : `Some(${quoteOwned(text)})`);

export const toRustBuilder = ({ version, messageId, sender, recipient, release, tracks, more }: CodeFacts): string => {
  const requests = tracks.map(
    ({ reference, title, artist, isrc, duration }) =>
      `                TrackRequest {\n${indentLines(20, [
        `track_id: ${quoteOwned(reference)},`,
        `resource_reference: Some(${quoteOwned(reference)}),`,
        `isrc: ${quoteOwned(isrc)},`,
        `title: ${quoteOwned(title)},`,
        `duration: ${quoteOwned(duration)},`,
        `artist: ${quoteOwned(artist)},`,
      ])}                },\n`,
  );
  const isBuilt = BUILT_VERSIONS.includes(version);
  return `use ddex_builder::builder::{
    LocalizedStringRequest, MessageHeaderRequest, PartyRequest, ReleaseRequest, TrackRequest,
};
use ddex_builder::{BuildError, BuildOptions, BuildRequest, DDEXBuilder};

fn text(value: &str) -> Vec<LocalizedStringRequest> {
    vec![LocalizedStringRequest { text: value.to_string(), language_code: None }]
}

fn party(name: &str) -> PartyRequest {
    PartyRequest { party_name: text(name), party_id: None, party_reference: None }
}

fn main() -> Result<(), BuildError> {
    let request = BuildRequest {
        header: MessageHeaderRequest {
            message_id: Some(${quoteOwned(messageId)}),
            message_sender: party(${quoteRust(sender)}),
            message_recipient: party(${quoteRust(recipient)}),
            message_control_type: None,
            message_created_date_time: Some("2026-11-20T09:00:00Z".to_string()),
        },
${indentLines(8, [
  !isBuilt && version !== "" && `// The message is ERN ${version}, which the builder does not know.`,
  `version: ${quoteOwned(isBuilt ? version : "4.3")},`,
])}        profile: None,
        releases: vec![ReleaseRequest {
${indentLines(12, [
  `release_id: ${quoteOwned(release.reference)},`,
  `release_reference: Some(${quoteOwned(release.reference)}),`,
  `title: text(${quoteRust(release.title)}),`,
  `artist: ${quoteOwned(release.artist)},`,
  `label: ${quoteOption(release.label)},`,
  "release_date: None,",
  `upc: ${quoteOption(release.icpn)},`,
])}            tracks: vec![
${requests.join("")}${more > 0 ? `                // And so on for ${more} more.\n` : ""}            ],
            resource_references: None,
        }],
        deals: vec![],
        extensions: None,
    };
    println!("{}", DDEXBuilder::new().build(request, BuildOptions::default())?.xml);
    Ok(())
}
`;
};
