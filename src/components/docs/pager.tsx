import type { SidebarLink } from "../../utils/sidebar";
import { Icon } from "../icon";

interface PagerProps {
  previous: SidebarLink | null;
  next: SidebarLink | null;
}

/** Links to the pages before and after this one in reading order. */
export const Pager = ({ previous, next }: PagerProps) => {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Docs pages" className="pager no-print">
      {previous && (
        <a href={previous.path} rel="prev">
          <span>
            <Icon name="arrow-left" />
            Previous
          </span>
          {previous.label}
        </a>
      )}
      {next && (
        <a href={next.path} rel="next" className="next">
          <span>
            Next
            <Icon name="arrow-right" />
          </span>
          {next.label}
        </a>
      )}
    </nav>
  );
};
