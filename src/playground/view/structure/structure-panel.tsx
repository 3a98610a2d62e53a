import { useMemo } from "react";

import type { Range } from "../../engine/types";
import { usePlaygroundState } from "../parts/playground-context";
import { Unread } from "../parts/unread";
import { itemsAt } from "./items-at";
import { StructureList } from "./structure-list";
import type { StructureClass } from "./structure-styles";

/** The message as a tree; the item around the cursor is marked. */
export const StructurePanel = ({ goTo }: { goTo: (range: Range) => void }) => {
  const items = usePlaygroundState(({ analysis }) => analysis?.structure);
  const offset = usePlaygroundState((state) => state.offset);
  const around = useMemo(() => itemsAt(items ?? [], offset), [items, offset]);
  if (!items || items.length === 0) return <Unread nothing="The message has none of the parts of an ERN message." />;
  return (
    <nav aria-label="Structure of the message" className={"structure" satisfies StructureClass}>
      <StructureList items={items} around={around} level={0} goTo={goTo} />
    </nav>
  );
};
