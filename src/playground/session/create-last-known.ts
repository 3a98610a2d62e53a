import type { KnownReference, LastKnown } from "../writing/last-known";
import type { PlaygroundState } from "./state/playground-state";
import type { Store } from "./state/store";

const KINDS = ["Parties", "Resources", "Releases"] as const;
/** Nobody chooses from a longer list. */
const MOST = 2000;

/** The worker's last results for the message, for completion. */
export const createLastKnown = (store: Store<PlaygroundState>): LastKnown => ({
  names: () =>
    store
      .get()
      .inspection?.element?.path.split("/")
      .flatMap((step) => step.replace(/\[.*/, "") || []) ?? [],
  given: () => store.get().given,
  references: () =>
    KINDS.flatMap((kind): KnownReference[] => {
      const list = store.get().analysis?.structure.find(({ label }) => label === kind);
      return (list?.children ?? [])
        .slice(0, MOST)
        .flatMap(({ label, reference }) => (reference === undefined ? [] : [{ kind, label, reference }]));
    }),
});
