import { useEffect, useState } from "react";

import { activeHeading } from "../utils/active-heading";

/** Id of the heading being read, followed while the page scrolls. Pass the same array while the page stays the same. */
export const useActiveHeading = (ids: readonly string[]): string | undefined => {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      frame = 0;
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
  }, [ids]);

  return active;
};
