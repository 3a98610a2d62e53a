import type { MessageKind } from "@ddex-suite/ern/test/message-kinds";

import type { RunnableProgram } from "../node/run-reader";

export type Aspect =
  | "isrcs"
  | "titles"
  | "isrcs of recordings"
  | "titles of recordings"
  | "recordings"
  | "uses"
  | "models"
  | "starts"
  | "ends"
  | "exclusions"
  | "limits";

/** A program of the pages that reads messages, and what its reader may expect. */
export interface Reader extends Pick<RunnableProgram, "args" | "as" | "driver"> {
  title: string;
  /** The messages that it reads: all if there is none, of any type, or those of some versions. It refuses the others. */
  of?: "any XML" | "ERN 4" | "ERN 4.3" | "ERN 4.2" | "ERN 3.8.2";
  /** Messages that it also refuses. */
  refuses?: readonly MessageKind[];
  /** Messages that it also reads. */
  reads?: readonly MessageKind[];
  /** What it prints of each message. */
  prints?: readonly Aspect[];
}

const deals: readonly Aspect[] = ["uses", "models", "starts", "ends", "exclusions", "limits"];
const tracks: readonly Aspect[] = ["isrcs", "titles"];
const edit = ["MESSAGE", "MessageHeader/MessageSender/PartyId", "PADPIDA20261120019", "PADPIDA0000000001O"];

const pythonDriver = (module: string, name: string, message: string): string =>
  `import sys\nfrom pathlib import Path\nfrom ${module} import ${name}\nfile = sys.argv[1]\nprint(${name}(${message}))`;
const scriptDriver = (module: string, name: string, message: string): string =>
  `import { readFileSync } from 'node:fs';\nimport { ${name} } from './${module}.mjs';\nconst file = process.argv[2];\nconsole.log(await ${name}(${message}));`;

export const readers: readonly Reader[] = [
  { title: "walk.py", of: "ERN 4", refuses: ["no deal"], prints: ["titles", ...deals] },
  { title: "artists.py", of: "ERN 4", prints: ["titles"] },
  { title: "artists.mts", of: "ERN 4", prints: ["titles"] },
  { title: "files.mts", of: "ERN 4" },
  { title: "files.py", of: "ERN 4" },
  { title: "read-files.mts", prints: ["recordings"] },
  { title: "read_files.py", prints: ["recordings"] },
  { title: "parse-ern.mts", prints: [...tracks, ...deals] },
  { title: "parse_ern.py", prints: [...tracks, ...deals] },
  { title: "first-read.mts", as: "harbour.xml", of: "ERN 4", prints: [...tracks, ...deals] },
  { title: "first_read.py", as: "harbour.xml", of: "ERN 4", prints: [...tracks, ...deals] },
  { title: "shortest.mts", as: "harbour.xml", of: "ERN 4", prints: tracks },
  { title: "shortest.py", as: "harbour.xml", of: "ERN 4", prints: tracks },
  { title: "list-isrcs.mts", as: "harbour.xml", of: "ERN 4", prints: tracks },
  { title: "list_isrcs.py", as: "harbour.xml", of: "ERN 4", prints: tracks },
  { title: "parse.mts", as: "album-43.xml", of: "ERN 4", prints: ["titles"] },
  { title: "parse.py", as: "album-43.xml", of: "ERN 4", prints: ["titles"] },
  { title: "change.mts", as: "single-42.xml", of: "ERN 4", refuses: ["no deal", "StartDate only"] },
  { title: "change.py", as: "single-42.xml", of: "ERN 4", refuses: ["no deal", "StartDate only"] },
  { title: "find_added.py", of: "any XML" },
  { title: "gate.mts", of: "any XML", driver: scriptDriver("gate", "check", "file") },
  { title: "gate.py", of: "any XML", driver: pythonDriver("gate", "check", "file") },
  { title: "check.ts", of: "ERN 4", refuses: ["no deal"] },
  { title: "check.py", of: "ERN 4", refuses: ["no deal"] },
  { title: "make_batch.py", of: "ERN 4", args: ["N", "masters", "MESSAGE"] },
  { title: "takedown.py", of: "ERN 4", args: ["MESSAGE", "MSG-2"] },
  { title: "read-message.mts", of: "ERN 4.3", driver: scriptDriver("read-message", "readMessage", "file") },
  { title: "message_reader.py", of: "ERN 4.3", driver: pythonDriver("message_reader", "read_message", "file") },
  { title: "read-upload.mts", driver: scriptDriver("read-upload", "readUpload", "readFileSync(file)") },
  { title: "read_message.py", driver: pythonDriver("read_message", "read_message", "Path(file).read_bytes()") },
  {
    title: "tracks.mts",
    of: "ERN 4.3",
    driver: scriptDriver("tracks", "tracksOf", "new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))"),
    prints: ["isrcs of recordings", "titles of recordings"],
  },
  {
    title: "tracks.py",
    of: "ERN 4.3",
    driver: pythonDriver("tracks", "tracks_of", "Path(file).read_bytes()"),
    prints: ["isrcs of recordings", "titles of recordings"],
  },
  { title: "track-table.mts", prints: tracks },
  { title: "load_sqlite.py" },
  { title: "catalog.py", prints: [...tracks, ...deals] },
  { title: "isrcs.py", prints: tracks },
  { title: "pipeline.py", args: ["inbox"], as: "inbox/message.xml", of: "ERN 4" },
  {
    title: "ern.ts",
    of: "ERN 4",
    driver: "import { read } from './ern.js';\nconsole.log(Object.keys(read(process.argv[2]!)));",
  },
  { title: "ern.py", of: "ERN 4", driver: pythonDriver("ern", "read", "file") },
  { title: "version.py", of: "any XML", reads: ["cut off in a deal"] },
  { title: "release_countries.py", prints: ["uses", "models", "starts", "ends", "limits"] },
  { title: "canonical.mts", of: "any XML", prints: ["isrcs", "uses", "models", "starts", "exclusions"] },
  { title: "canonical.py", of: "any XML", prints: ["isrcs", "uses", "models", "starts", "exclusions"] },
  { title: "edit.mts", of: "any XML", args: edit },
  { title: "edit.py", of: "any XML", args: edit },
  { title: "stream-ern.mts", of: "ERN 4", prints: [...tracks, ...deals] },
  { title: "stream_ern.py", of: "ERN 4", prints: [...tracks, ...deals] },
  { title: "check_message.py" },
  { title: "history.py", of: "ERN 4", prints: ["uses", "limits"] },
  { title: "explain.py", of: "ERN 4", prints: [...tracks, ...deals] },
  { title: "who.py", of: "ERN 4" },
  { title: "references.py", of: "any XML" },
  { title: "track_list.py", of: "ERN 4", prints: ["titles"] },
  { title: "may_use.py", of: "ERN 4", args: ["MESSAGE", "R0", "US", "2026-12-20", "2028-02-01"], prints: ["limits"] },
  { title: "upgrade_42.py", of: "ERN 4.2" },
  { title: "upgrade.py", of: "ERN 3.8.2", refuses: ["cancelled", "takedown"] },
];

/** Programs that parse something and whose answers to messages are tested otherwise, or that read none of a reader's. */
export const otherPrograms: Readonly<Record<string, string>> = {
  "build-checked.mts": "It reads data in JSON.",
  "database_to_ern.py": "It writes a message, and reads a database.",
  "calls.py": "It compares calls of libraries on one file.",
  "inbox.py": "It takes only the id of a message.",
  "large.py": "It needs ddex_parser, which isn't installed.",
  "limited.py": "It shows how a process is limited, on one file.",
  "load_postgres.py": "It reads with read_ern.py, as load_sqlite.py does, and needs a server.",
  "quick.py": "It needs ddex_parser, which isn't installed.",
  "read_ern.py": "load_sqlite.py reads with it.",
  "rules.ts": "check.ts reads with it.",
  "test_rules.py": "It tests rules.py, which check.py runs.",
  "territories.ts": "It reads a list of countries.",
  "tracks.test.mts": "It tests tracks.mts.",
  "traps.mts": "It parses a fragment.",
  "try-it.mts": "It tries read-message.mts on files of its own.",
  "try_monitor.py": "It shows logs and metrics on files of its own.",
  "validate_xsd.py": "It leaves the judgement to a schema.",
  "with_lxml.py": "It compares calls of libraries on one file.",
  "without_lxml.py": "It compares calls of libraries on one file.",
};
