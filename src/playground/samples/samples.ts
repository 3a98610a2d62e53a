/** A text that is loaded when it's chosen. */
export interface Sample {
  name: string;
  label: string;
  load: () => Promise<{ default: string }>;
}

/** What is drawn between the two marks of a sample's card. */
export type Between = "one" | "gap" | "rows" | "pair" | "step" | "guest" | "few" | "braces" | "break";

/** A sample message and the text of its card; every promise is tested. */
export interface MessageSample extends Sample {
  title: string;
  version: "4.3" | "4.2" | "3.8.2";
  /** What it's good for, in one sentence. */
  about: string;
  between: Between;
  /** The view that its card opens. */
  panel: string;
  /** The sample that it's compared with in that view. */
  other?: string;
}

/** Our own messages, by file name, in the order of their cards. The others in this folder are for tests. */
export const samples: readonly MessageSample[] = [
  {
    name: "43-single.xml",
    label: "ERN 4.3 single",
    title: "A single",
    version: "4.3",
    about: "One track and its cover, nothing wrong with it: try Structure and Edit, then Changes.",
    between: "one",
    panel: "source",
    load: () => import("!./43-single.xml?source"),
  },
  {
    name: "43-five-mistakes.xml",
    label: "ERN 4.3 single with five mistakes",
    title: "Five mistakes on purpose",
    version: "4.3",
    about: "Each has one fix, a press away: try Checks until nothing is left.",
    between: "gap",
    panel: "checks",
    load: () => import("!./43-five-mistakes.xml?source"),
  },
  {
    name: "43-twelve-tracks.xml",
    label: "ERN 4.3 album of 12 tracks",
    title: "An album of 12 tracks",
    version: "4.3",
    about: "A grid to type and paste in: try Tracks, and take it to a spreadsheet and back as CSV.",
    between: "rows",
    panel: "tracks",
    load: () => import("!./43-twelve-tracks.xml?source"),
  },
  {
    name: "43-twelve-again.xml",
    label: "ERN 4.3 album of 12 tracks, a later delivery",
    title: "The same album, a week later",
    version: "4.3",
    about: "A new title, a new duration, new dates and one more country: try Changes, against the first delivery.",
    between: "pair",
    panel: "changes",
    other: "43-twelve-tracks.xml",
    load: () => import("!./43-twelve-again.xml?source"),
  },
  {
    name: "382-album.xml",
    label: "ERN 3.8.2 album",
    title: "An older version",
    version: "3.8.2",
    about: "An album of two tracks: try Convert, which makes ERN 4.3 of it and says what became of each part.",
    between: "step",
    panel: "convert",
    load: () => import("!./382-album.xml?source"),
  },
  {
    name: "43-extensions.xml",
    label: "ERN 4.3 with extensions and comments",
    title: "With extensions and comments",
    version: "4.3",
    about: "Elements of its sender’s own, CDATA, odd white space: try Edit, and see all of it stay.",
    between: "guest",
    panel: "edit",
    load: () => import("!./43-extensions.xml?source"),
  },
  {
    name: "43-album.xml",
    label: "ERN 4.3 album",
    title: "An album of 3 tracks",
    version: "4.3",
    about: "Each track is a release of its own, too: try Structure, from releases to their deals.",
    between: "few",
    panel: "structure",
    load: () => import("!./43-album.xml?source"),
  },
  {
    name: "42-single.xml",
    label: "ERN 4.2 single",
    title: "The version before",
    version: "4.2",
    about: "One track of ERN 4.2: try JSON for what a program gets, and Code for how it asks.",
    between: "braces",
    panel: "json",
    load: () => import("!./42-single.xml?source"),
  },
  {
    name: "43-broken.xml",
    label: "A broken message",
    title: "A broken message",
    version: "4.3",
    about: "Nine problems, some of which only its sender can decide: try Checks, which leads to each line.",
    between: "break",
    panel: "checks",
    load: () => import("!./43-broken.xml?source"),
  },
];

/** Releases in JSON, to build from. */
export const examples: readonly Sample[] = [
  { name: "single.json", label: "A single", load: () => import("!./single.json?source") },
  { name: "album.json", label: "An album", load: () => import("!./album.json?source") },
  { name: "video.json", label: "A single with its video", load: () => import("!./video.json?source") },
];
