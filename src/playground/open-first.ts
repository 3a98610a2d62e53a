import type { Playground } from "./create-playground";
import { samples } from "./samples";
import { fromShareHash } from "./share-link";

/** Opens the message that a link carries; else a sample, where nothing is open yet. */
export const openFirst = (playground: Playground, hash: string): Promise<void> =>
  playground.attempt(async () => {
    const [first] = samples;
    if (playground.source() === "" && first) {
      const { default: source } = await first.load();
      if (playground.source() === "") playground.open({ source, encoding: "utf-8" }, first.name, true);
    }
    const shared = await fromShareHash(hash);
    if (shared === undefined) return;
    playground.open(shared, "shared.xml");
    // Without its hash a reload brings back what was made of the message since.
    history.replaceState(history.state, "", window.location.pathname);
    playground.notify({ kind: "info", text: "This message came with the link. Undo brings back the one before." });
  });
