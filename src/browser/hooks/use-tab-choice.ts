import { type RefObject, useCallback, useState } from "react";
import { flushSync } from "react-dom";

import { storage } from "../../utils/browser/storage";
import { renewTabAddress, TAB_CHANGE, tabKey, toTab, writeTabAddress } from "../../utils/tabs";
import { useBrowserLayoutEffect } from "./use-browser";

interface TabChange {
  groupId: string | undefined;
  value: string;
}

/** Makes a change to the page without moving an element in the window. */
const changeInPlace = (element: Element, change: () => void): void => {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
};

/** Returns the selected tab and its setter; a group's tabs change together, are remembered and put in the address. */
export const useTabChoice = (
  values: readonly string[],
  groupId: string | undefined,
  root: RefObject<HTMLElement>,
): [selected: string, select: (value: string, anchor?: Element) => void] => {
  const [selected, setSelected] = useState(values[0] ?? "");
  const known = values.join();

  useBrowserLayoutEffect(() => {
    if (!groupId) return;
    const options = known.split(",");
    setSelected(toTab(options, groupId));
    renewTabAddress(groupId);
    const follow = ({ detail }: CustomEvent<TabChange>): void => {
      if (detail.groupId === groupId && options.includes(detail.value)) setSelected(detail.value);
    };
    const followOtherPage = ({ key, newValue }: StorageEvent): void => {
      if (key === tabKey(groupId) && newValue !== null && options.includes(newValue)) setSelected(newValue);
    };
    const unmounted = new AbortController();
    window.addEventListener(TAB_CHANGE, follow as EventListener, { signal: unmounted.signal });
    window.addEventListener("storage", followOtherPage, { signal: unmounted.signal });
    return () => unmounted.abort();
  }, [groupId, known]);

  const select = useCallback(
    (value: string, anchor: Element = root.current!): void =>
      changeInPlace(anchor, () => {
        setSelected(value);
        if (groupId) {
          storage.set(tabKey(groupId), value);
          writeTabAddress(groupId, value);
        }
        window.dispatchEvent(new CustomEvent<TabChange>(TAB_CHANGE, { detail: { groupId, value } }));
      }),
    [groupId, root],
  );
  return [selected, select];
};
