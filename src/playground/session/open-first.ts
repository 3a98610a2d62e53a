import { samples } from "../samples/samples";
import type { Playground } from "./playground";
import { linkedBlock } from "./files/linked-block";
import { linkedFile } from "./files/linked-file";
import { linkedSample, openSample } from "./open-sample";
import { fromShareHash } from "./files/share-link";

/** Restores what the tab had, if anything, then opens a linked message. If there is neither, the page shows how to begin. */
export const openFirst = async (playground: Playground, hash: string): Promise<void> => {
  await playground.attempt(async () => {
    const shown = await playground.resume();
    const sample = samples.find(({ name }) => name === shown);
    if (sample) await openSample(playground, sample);
    await openShared(playground, hash);
  });
  playground.store.set({ isOpening: false });
};

/** Opens what a link refers to; false if it refers to nothing. */
const openLinked = async (playground: Playground, hash: string): Promise<boolean> => {
  const sample = linkedSample(hash);
  if (sample) {
    await openSample(playground, sample);
    return true;
  }
  const shared = await fromShareHash(hash);
  const opened = shared
    ? { text: shared, name: "shared.xml" }
    : ((await linkedBlock(hash)) ?? (await linkedFile(hash)));
  if (opened) playground.open(opened.text, opened.name, { isFirst: isFirst(playground) });
  return opened !== undefined;
};

const isFirst = ({ store }: Playground): boolean => store.get().length === 0 && !store.get().canUndo;

/** Opens the message contained in a link, if any. */
export const openShared = async (playground: Playground, hash: string): Promise<void> => {
  const wasOpen = playground.store.get().length > 0;
  if (!(await openLinked(playground, hash))) return;
  // Without the hash, a reload restores the edited message instead of the linked one.
  history.replaceState(history.state, "", window.location.pathname);
  const before = wasOpen ? " Undo brings back the one before." : "";
  playground.notify({ kind: "info", text: `This message came with the link.${before}` });
};
