import { samples } from "../samples/samples";
import type { Playground } from "./create-playground";
import { linkedBlock } from "./linked-block";
import { fromShareHash } from "./share-link";

/** Brings back what the tab had, or opens a sample where nothing is open yet; then the message that a link carries. */
export const openFirst = (playground: Playground, hash: string): Promise<void> =>
  playground.attempt(async () => {
    const shown = await playground.resume();
    const first = samples.find(({ name }) => name === shown) ?? samples[0];
    if (playground.source() === "" && first) {
      const { default: source } = await first.load();
      const how = { isFirst: true, isSample: true } as const;
      if (playground.source() === "") playground.open({ source, encoding: "utf-8" }, first.name, how);
    }
    await openShared(playground, hash);
  });

/** Opens the message that a link carries, if any. */
export const openShared = async (playground: Playground, hash: string): Promise<void> => {
  const shared = await fromShareHash(hash);
  const opened = shared === undefined ? await linkedBlock(hash) : { text: shared, name: "shared.xml" };
  if (opened === undefined) return;
  playground.open(opened.text, opened.name);
  // Without its hash a reload brings back what was made of the message since.
  history.replaceState(history.state, "", window.location.pathname);
  playground.notify({ kind: "info", text: "This message came with the link. Undo brings back the one before." });
};
