import { useDeferredValue, useMemo } from "react";

import type { Range } from "../../engine/types";
import { usePlaygroundState } from "../parts/playground-context";
import { Unread } from "../parts/unread";
import { itemsAt } from "./items-at";
import { StructureList } from "./structure-list";
import type { StructureClass } from "./structure-styles";

/** The message as a tree; the item around the cursor is marked. */
export const StructurePanel = ({ goTo }: { goTo: (range: Range) => void }) => {
  const items = usePlaygroundState(({ analysis }) => analysis?.structure);
  // Most keys and moves of the cursor stay in one item, which is then the same object.
  const innermost = usePlaygroundState(({ analysis, offset }) => itemsAt(analysis?.structure ?? [], offset).at(-1));
  const newest = useMemo(
    () => ({ items, around: items && innermost ? itemsAt(items, innermost.from) : [] }),
    [items, innermost],
  );
  // Many rows: they are drawn when nothing is typed.
  const shown = useDeferredValue(newest);
  const list = useMemo(
    () => shown.items && <StructureList items={shown.items} around={shown.around} level={0} goTo={goTo} />,
    [shown, goTo],
  );
  if (!items || items.length === 0) return <Unread nothing="The message has none of the parts of an ERN message." />;
  return (
    <nav aria-label="Structure of the message" className={"structure" satisfies StructureClass}>
      {list}
    </nav>
  );
};
