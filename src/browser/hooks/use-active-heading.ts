import { useEffect, useState } from "react";

import { listen } from "../../utils/browser/listen";
import { TAB_CHANGE } from "../../utils/tabs";

/** Returns the id of the heading being read: the first visible one if it's in the upper half, else the one before. */
export const activeHeading = (
  boxes: readonly { id: string; top: number; bottom: number }[],
  viewportHeight: number,
): string | undefined => {
  const next = boxes.findIndex(({ top }) => top >= 0);
  if (next < 0) return boxes.at(-1)?.id;
  const { id, top, bottom } = boxes[next]!;
  return top > 0 && bottom < viewportHeight / 2 ? id : boxes[next - 1]?.id;
};

/** Returns the id of the heading being read, while something shows it. The array and function must stay the same. */
export const useActiveHeading = (ids: readonly string[], isShown: () => boolean): string | undefined => {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      frame = 0;
      if (!isShown()) return;
      const boxes = ids.flatMap((id) => {
        const heading = document.getElementById(id);
        // In an unselected tab it has a place, but nobody sees it.
        if (!heading?.checkVisibility()) return [];
        const { top, bottom } = heading.getBoundingClientRect();
        return { id, top, bottom };
      });
      setActive(activeHeading(boxes, window.innerHeight));
    };
    const schedule = (): void => void (frame ||= requestAnimationFrame(update));
    schedule();
    const stop = listen(["scroll", "resize"], schedule);
    window.addEventListener(TAB_CHANGE, schedule);
    return () => {
      cancelAnimationFrame(frame);
      stop();
      window.removeEventListener(TAB_CHANGE, schedule);
    };
  }, [ids, isShown]);

  return active;
};
