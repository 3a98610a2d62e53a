export type CodeLanguage = "typescript" | "python" | "rust";

interface ToolkitCode {
  language: CodeLanguage;
  task: "read" | "build";
  /** The function that it calls, by its id in the toolkit's data. */
  symbol: string;
  file: string;
  code: string;
}

/** Programs that do with the toolkit what the playground does, as far as it goes. */
export const toolkitCode: readonly ToolkitCode[] = [
  {
    language: "typescript",
    task: "read",
    symbol: "ddex-parser.typescript.DdexParser.parseSync",
    file: "read.mts",
    code: `import { readFileSync } from "node:fs";
import { DdexParser } from "ddex-parser";

const xml = readFileSync("message.xml", "utf8");
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
`,
  },
  {
    language: "python",
    task: "read",
    symbol: "ddex-parser.python.DDEXParser.parse",
    file: "read.py",
    code: `from pathlib import Path

from ddex_parser import DDEXParser

xml = Path("message.xml").read_text(encoding="utf-8")
parser = DDEXParser()
print(parser.detect_version(xml))

try:
    message = parser.parse(xml)
    print(message.message_id(), message.release_count())
except ValueError as error:
    # A message without DealReference, as most are, ends here.
    print(error)
`,
  },
  {
    language: "rust",
    task: "read",
    symbol: "ddex-parser.rust.DDEXParser.stream_with_version_detection",
    file: "src/main.rs",
    code: `use std::error::Error;
use std::fs::File;
use std::io::BufReader;

use ddex_parser::streaming::WorkingStreamingElement as Element;
use ddex_parser::DDEXParser;

fn main() -> Result<(), Box<dyn Error>> {
    let reader = BufReader::new(File::open("message.xml")?);
    for item in DDEXParser::new().stream_with_version_detection(reader)? {
        if let Element::SoundRecording { reference, title, isrc, duration } = item? {
            println!("{reference}: {title} {isrc:?} {duration:?}");
        }
    }
    Ok(())
}
`,
  },
  {
    language: "typescript",
    task: "build",
    symbol: "ddex-builder.typescript.DdexBuilder.build",
    file: "build.mts",
    code: `import { DdexBuilder } from "ddex-builder";

const builder = new DdexBuilder();
builder.addResource({
  resourceId: "A1",
  resourceType: "SoundRecording",
  title: "Paper Boats",
  artist: "Noa Sample",
  isrc: "QZABC2600010",
  duration: "PT2M58S",
});
builder.addRelease({
  releaseId: "R1",
  releaseType: "Single",
  title: "Paper Boats",
  artist: "Noa Sample",
  trackIds: ["A1"],
});
console.log(await builder.build());
`,
  },
  {
    language: "python",
    task: "build",
    symbol: "ddex-builder.python.DdexBuilder.build",
    file: "build.py",
    code: `from ddex_builder import DdexBuilder, Release, Resource

builder = DdexBuilder()
builder.add_resource(
    Resource(
        resource_id="A1",
        resource_type="SoundRecording",
        title="Paper Boats",
        artist="Noa Sample",
        isrc="QZABC2600010",
        duration="PT2M58S",
    )
)
builder.add_release(
    Release(
        release_id="R1",
        release_type="Single",
        title="Paper Boats",
        artist="Noa Sample",
        track_ids=["A1"],
    )
)
print(builder.build())
`,
  },
  {
    language: "rust",
    task: "build",
    symbol: "ddex-builder.rust.DDEXBuilder.build",
    file: "src/main.rs",
    code: `use ddex_builder::builder::{
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
            message_id: Some("MSG-2026-0002".to_string()),
            message_sender: party("Example Label"),
            message_recipient: party("Example Service"),
            message_control_type: None,
            message_created_date_time: Some("2026-11-20T09:00:00Z".to_string()),
        },
        version: "4.3".to_string(),
        profile: None,
        releases: vec![ReleaseRequest {
            release_id: "R1".to_string(),
            release_reference: Some("R1".to_string()),
            title: text("Paper Boats"),
            artist: "Noa Sample".to_string(),
            label: None,
            release_date: None,
            upc: None,
            tracks: vec![TrackRequest {
                track_id: "A1".to_string(),
                resource_reference: Some("A1".to_string()),
                isrc: "QZABC2600010".to_string(),
                title: "Paper Boats".to_string(),
                duration: "PT2M58S".to_string(),
                artist: "Noa Sample".to_string(),
            }],
            resource_references: None,
        }],
        deals: vec![],
        extensions: None,
    };
    println!("{}", DDEXBuilder::new().build(request, BuildOptions::default())?.xml);
    Ok(())
}
`,
  },
];
