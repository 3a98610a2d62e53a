import { useState } from "react";

import { recentPages } from "../../search/recent-pages";
import { READ_PAGES_KEY } from "../../utils/browser/read-pages";
import { storage } from "../../utils/browser/storage";
import { leavesPage } from "./leaves-page";
import type { SearchModalClass } from "./search-modal-stylesheet";

interface RecentPagesProps {
  onClose: () => void;
  /** Called when the reader has cleared the list, which loses the focus. */
  onClear: () => void;
}

/** The pages read last, shown while nothing is typed. */
export const RecentPages = ({ onClose, onClear }: RecentPagesProps) => {
  const [pages, setPages] = useState(() => recentPages(location.pathname));
  if (pages.length === 0) return null;
  const clear = (): void => {
    storage.remove(READ_PAGES_KEY);
    setPages([]);
    onClear();
  };
  return (
    <nav aria-labelledby="search-read-title" className={"search-start" satisfies SearchModalClass}>
      <div>
        <h2 id="search-read-title">Recently read</h2>
        <button type="button" aria-label="Clear recently read" onClick={clear}>
          Clear
        </button>
      </div>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={path} onClick={(event) => leavesPage(event) && onClose()}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
