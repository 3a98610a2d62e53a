import { useEffect, useState } from "react";

/**
 * Id of the heading being read, of headings in reading order, with their edges in the viewport. It's the first visible
 * one if that is in the upper half, otherwise the one before it.
 */
export const activeHeading = (
  boxes: readonly { id: string; top: number; bottom: number }[],
  viewportHeight: number,
): string | undefined => {
  const next = boxes.findIndex(({ top }) => top >= 0);
  if (next < 0) return boxes.at(-1)?.id;
  const { id, top, bottom } = boxes[next]!;
  return top > 0 && bottom < viewportHeight / 2 ? id : boxes[next - 1]?.id;
};

const always = (): boolean => true;

/**
 * Id of the heading being read, updated while the page scrolls and a component shows it. Pass the same array and
 * function as long as the page is the same.
 */
export const useActiveHeading = (ids: readonly string[], isShown: () => boolean = always): string | undefined => {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      frame = 0;
      if (!isShown()) return;
      const boxes = ids.flatMap((id) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box ? [{ id, top: box.top, bottom: box.bottom }] : [];
      });
      setActive(activeHeading(boxes, window.innerHeight));
    };
    const schedule = (): void => void (frame ||= requestAnimationFrame(update));
    schedule();
    for (const event of ["scroll", "resize"]) window.addEventListener(event, schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const event of ["scroll", "resize"]) window.removeEventListener(event, schedule);
    };
  }, [ids, isShown]);

  return active;
};
