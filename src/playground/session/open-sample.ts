import { inTime } from "../../utils/in-time";
import { toText } from "../editor/to-text";
import { samples, type MessageSample } from "../samples/samples";
import type { Playground } from "./playground";

/** A link to a sample: `paths.playgroundSample`. */
const HASH = /^#sample=(.+)$/;

/** The sample that a hash refers to, if any. Throws an Error if it doesn't exist. */
export const linkedSample = (hash: string): MessageSample | undefined => {
  const name = HASH.exec(hash)?.[1];
  if (name === undefined) return undefined;
  const sample = samples.find((each) => each.name === `${name}.xml`);
  if (!sample) throw new Error(`There is no sample “${name}”. Choose one of those that the playground shows.`);
  return sample;
};

const load = async ({ load: read, label }: MessageSample): Promise<string> => (await inTime(read(), label)).default;

/** Opens a sample in the view that shows its purpose, unless something else was opened meanwhile. */
export const openSample = async (playground: Playground, sample: MessageSample): Promise<void> => {
  const before = playground.view.state.doc;
  const other = samples.find(({ name }) => name === sample.other);
  const [source, compared] = await Promise.all([load(sample), other && load(other)]);
  if (playground.view.state.doc !== before) return;
  const isFirst = before.length === 0 && !playground.store.get().canUndo;
  playground.open({ source, encoding: "utf-8" }, sample.name, { isFirst, isSample: true });
  playground.store.set({ panel: sample.panel, comparesOther: compared !== undefined });
  if (other && compared !== undefined)
    playground.store.set({ other: { name: other.name, source: toText(compared), encoding: "utf-8" } });
};
