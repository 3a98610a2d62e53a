import { inTime } from "../../utils/in-time";
import cards from "./cards.json";

export interface Sample {
  name: string;
  label: string;
  load: () => Promise<{ default: string }>;
}

export const betweens = ["track", "gap", "rows", "pair", "step", "guest", "few", "braces", "break"] as const;

/** What a card draws between its two marks, in `views/start/start-view.tsx`. */
export type Between = (typeof betweens)[number];

/** A sample message and the text of its card; every promise is tested. */
export interface MessageSample extends Sample {
  version: "4.3" | "4.2" | "3.8.2";
  about: string;
  between: Between;
  panel: string;
  /** The sample that it's compared with in that view. */
  compareWith?: string;
}

const loads = {
  "43-single.xml": () => import("!./43-single.xml?source"),
  "43-five-mistakes.xml": () => import("!./43-five-mistakes.xml?source"),
  "43-twelve-tracks.xml": () => import("!./43-twelve-tracks.xml?source"),
  "43-twelve-again.xml": () => import("!./43-twelve-again.xml?source"),
  "382-album.xml": () => import("!./382-album.xml?source"),
  "43-extensions.xml": () => import("!./43-extensions.xml?source"),
  "43-album.xml": () => import("!./43-album.xml?source"),
  "42-single.xml": () => import("!./42-single.xml?source"),
  "43-broken.xml": () => import("!./43-broken.xml?source"),
};

/** Our own messages, by file name, in the order of their cards. The others in this folder are for tests. */
export const samples = (cards as Omit<MessageSample, "load">[]).map((card): MessageSample => ({
  ...card,
  load: loads[card.name as keyof typeof loads],
}));

export const examples: readonly Sample[] = [
  { name: "single.json", label: "A single", load: () => import("!./single.json?source") },
  { name: "album.json", label: "An album", load: () => import("!./album.json?source") },
  { name: "video.json", label: "A single with its video", load: () => import("!./video.json?source") },
];

/** Returns the text of a sample or an example. Throws a `LateError` if it doesn't come in time. */
export const loadText = async ({ load, label }: Pick<Sample, "load" | "label">): Promise<string> =>
  (await inTime(load(), label)).default;
