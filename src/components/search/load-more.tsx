import { useEffect, useRef } from "react";

interface LoadMoreProps {
  shown: number;
  count: number;
  /** The reader has scrolled to the end of what is shown. */
  onReach: () => void;
  onClick: () => void;
}

/** The end of a list that goes on. */
export const LoadMore = ({ shown, count, onReach, onClick }: LoadMoreProps) => {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReach());
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, [onReach]);
  return (
    <div ref={end} className="more">
      <span role="status">
        {shown} of {count} shown
      </span>
      <button type="button" className="button" onClick={onClick}>
        Load more
      </button>
    </div>
  );
};
