import { useEffect, useRef } from "react";

import type { PartsClass } from "../parts/parts-styles";
import type { SearchPageClass } from "./search-page-stylesheet";

interface LoadMoreProps {
  shown: number;
  count: number;
  /** Called when the reader scrolls to the end of the list. */
  onReach: () => void;
  onClick: () => void;
}

/** The end of a list that has more results. */
export const LoadMore = ({ shown, count, onReach, onClick }: LoadMoreProps) => {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      // Automatic results would push the button away from under a keyboard user.
      if (entry?.isIntersecting && !end.current?.querySelector(":focus-visible")) onReach();
    });
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, [onReach]);
  return (
    <div ref={end} className={"more" satisfies SearchPageClass}>
      <span role="status">
        {shown} of {count} shown
      </span>
      <button type="button" className={"button" satisfies PartsClass} onClick={onClick}>
        Load more
      </button>
    </div>
  );
};
