import type { SidebarLink } from "../../utils/sidebar";
import { Icon } from "../parts/icon";

interface PagerProps {
  /** Name of the landmark. */
  name: string;
  /** Shown above the labels. */
  captions?: { previous: string; next: string };
  previous: SidebarLink | null;
  next: SidebarLink | null;
}

export const Pager = ({ name, captions, previous, next }: PagerProps) => {
  if (!previous && !next) return null;
  return (
    <nav aria-label={name} className="pager no-print">
      {previous && (
        <a href={previous.path} rel="prev">
          <span>
            <Icon name="arrow-left" />
            {captions?.previous}
          </span>
          {previous.label}
        </a>
      )}
      {next && (
        <a href={next.path} rel="next" className="next">
          <span>
            {captions?.next}
            <Icon name="arrow-right" />
          </span>
          {next.label}
        </a>
      )}
    </nav>
  );
};
