import { type MouseEvent, useState } from "react";

import type { NavigationLink } from "../../config/navigation";
import { search } from "../../config/search";
import { useNewestPost } from "../../data/sidebars";
import { recentPages } from "../../search/recent-pages";
import { READ_PAGES_KEY } from "../../utils/browser/read-pages";
import { storage } from "../../utils/browser/storage";
import { showKeys } from "../parts/show-keys";

/** Returns whether a click opens its link in this tab, not in another tab or window. */
export const leavesPage = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

const Links = ({ links, onClose }: { links: readonly NavigationLink[]; onClose: () => void }) => (
  <ul>
    {links.map(({ label, href }) => (
      <li key={href}>
        <a href={href} onClick={(event) => leavesPage(event) && onClose()}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

interface RecentPagesProps {
  onClose: () => void;
  /** Called when the reader has cleared the list, which loses the focus. */
  onClear: () => void;
}

export const RecentPages = ({ onClose, onClear }: RecentPagesProps) => {
  const [pages, setPages] = useState(() => recentPages(location.pathname));
  if (pages.length === 0) return null;
  const clear = (): void => {
    storage.remove(READ_PAGES_KEY);
    setPages([]);
    onClear();
  };
  return (
    <nav aria-labelledby="_search-read-title" className="search-start">
      <div>
        <h2 id="_search-read-title">Recently read</h2>
        <button type="button" aria-label="Clear recently read" onClick={clear}>
          Clear
        </button>
      </div>
      <Links links={pages.map(({ path, title }) => ({ label: title, href: path }))} onClose={onClose} />
    </nav>
  );
};

export const StartingPoints = ({ onClose }: { onClose: () => void }) => {
  const post = useNewestPost();
  const links = [...search.startingPoints, ...(post ? [{ label: `Newest post: ${post.label}`, href: post.path }] : [])];
  const openKeys = (): void => {
    onClose();
    showKeys();
  };
  return (
    <nav aria-labelledby="_search-start-title" className="search-start">
      <h2 id="_search-start-title">Start here</h2>
      <Links links={links} onClose={onClose} />
      <button type="button" aria-haspopup="dialog" onClick={openKeys}>
        Keyboard shortcuts
      </button>
    </nav>
  );
};
