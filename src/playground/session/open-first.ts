import { isolateHistory } from "@codemirror/commands";

import { toEditorText } from "../editor/text-pieces";
import { takeHandoff } from "../live/handoff";
import { loadText, type MessageSample, samples } from "../samples/samples";
import type { Playground } from "./create-playground";
import { readLinkedBlock, readLinkedFile } from "./files/linked-message";
import { fromShareHash } from "./files/share-link";

/** Restores what the tab had, if anything, then opens a linked message. If there is neither, the page shows how to begin. */
export const openFirst = async (playground: Playground, hash: string): Promise<void> => {
  await playground.attempt(async () => {
    const shown = await playground.resume();
    const sample = samples.find(({ name }) => name === shown);
    if (sample) await openSample(playground, sample);
    if (!openHandoff(playground)) await openShared(playground, hash);
  });
  if (playground.store.get().screen === "opening") playground.store.set({ screen: "start" });
};

/** Opens the message that was checked on the home page, if any; each fix made there is a step that can be undone. */
const openHandoff = (playground: Playground): boolean => {
  const handoff = takeHandoff();
  if (!handoff) return false;
  playground.open(handoff.original, handoff.name, { isFirst: isFirst(playground) });
  for (const changes of handoff.fixes)
    playground.view.dispatch({ changes, annotations: isolateHistory.of("full"), userEvent: "form" });
  playground.store.set({ panel: handoff.fixes.length > 0 ? "changes" : "checks" });
  return true;
};

/** A link to a sample: `paths.playgroundSample`. */
const SAMPLE_HASH = /^#sample=([^&]+)(?:&element=(\w+))?$/;

/** Opens what a link refers to; false if it refers to nothing. Throws an Error if that doesn't exist. */
const openLinked = async (playground: Playground, hash: string): Promise<boolean> => {
  const [, name, element] = SAMPLE_HASH.exec(hash) ?? [];
  if (name !== undefined) {
    const sample = samples.find((candidate) => candidate.name === `${name}.xml`);
    if (!sample) throw new Error(`There is no sample “${name}”. Choose one of those that the playground shows.`);
    await openSample(playground, sample);
    const tag = element && new RegExp(`<${element}\\b[^>]*>`).exec(playground.source());
    if (tag) playground.goTo({ from: tag.index, to: tag.index + tag[0].length });
    return true;
  }
  const shared = await fromShareHash(hash);
  const opened = shared
    ? { text: shared, name: "shared.xml" }
    : ((await readLinkedBlock(hash)) ?? (await readLinkedFile(hash)));
  if (opened) playground.open(opened.text, opened.name, { isFirst: isFirst(playground) });
  return opened !== undefined;
};

const isFirst = ({ store }: Playground): boolean => store.get().length === 0 && store.get().history.undo === null;

export const openShared = async (playground: Playground, hash: string): Promise<void> => {
  const wasOpen = playground.store.get().length > 0;
  if (!(await openLinked(playground, hash))) return;
  // Without the hash, a reload restores the edited message instead of the linked one.
  history.replaceState(history.state, "", window.location.pathname);
  const before = wasOpen ? " Undo brings back the previous one." : "";
  playground.notify({ kind: "info", text: `This message came with the link.${before}` });
};

/** Opens a sample in the view that shows its purpose, unless something else was opened meanwhile. */
export const openSample = async (playground: Playground, sample: MessageSample): Promise<void> => {
  const before = playground.view.state.doc;
  const otherSample = samples.find(({ name }) => name === sample.compareWith);
  const [source, compared] = await Promise.all([loadText(sample), otherSample && loadText(otherSample)]);
  if (playground.view.state.doc !== before) return;
  playground.open({ source, encoding: "utf-8" }, sample.name, { isFirst: isFirst(playground), isSample: true });
  playground.store.set({ panel: sample.panel, comparesOther: compared !== undefined });
  if (otherSample && compared !== undefined)
    playground.store.set({
      otherMessage: { name: otherSample.name, source: toEditorText(compared), encoding: "utf-8" },
    });
};
