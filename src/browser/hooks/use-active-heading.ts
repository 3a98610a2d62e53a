import { useEffect, useState } from "react";

export interface HeadingBox {
  id: string;
  top: number;
  bottom: number;
}

/**
 * Id of the heading being read. `boxes` are in reading order, relative to the viewport; `offset` is the height that
 * covers the viewport's top. It's the first heading below the offset if that is in the upper half, otherwise the one
 * before it.
 */
export const activeHeading = (
  boxes: readonly HeadingBox[],
  offset: number,
  viewportHeight: number,
): string | undefined => {
  const next = boxes.findIndex(({ top }) => top >= offset);
  if (next < 0) return boxes.at(-1)?.id;
  const { id, top, bottom } = boxes[next]!;
  const inUpperHalf = top > 0 && bottom < viewportHeight / 2;
  return inUpperHalf ? id : boxes[next - 1]?.id;
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
      setActive(activeHeading(boxes, 0, window.innerHeight));
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    const passive = { passive: true };
    window.addEventListener("scroll", schedule, passive);
    window.addEventListener("resize", schedule, passive);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
    };
  }, [ids, isShown]);

  return active;
};
