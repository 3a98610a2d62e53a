import { startingPoints } from "../../config/starting-points";
import { useNewestPost } from "../../browser/hooks/use-newest-post";
import { showKeys } from "../parts/show-keys";
import { leavesPage } from "./leaves-page";
import type { SearchModalClass } from "./search-modal-stylesheet";

interface StartingPointsProps {
  onClose: () => void;
}

/** Where to go while nothing is typed. */
export const StartingPoints = ({ onClose }: StartingPointsProps) => {
  const post = useNewestPost();
  const links = [...startingPoints, ...(post ? [{ label: `Newest post: ${post.label}`, href: post.path }] : [])];
  const openKeys = (): void => {
    onClose();
    showKeys();
  };
  return (
    <nav aria-labelledby="search-start-title" className={"search-start" satisfies SearchModalClass}>
      <h2 id="search-start-title">Start here</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} onClick={(event) => leavesPage(event) && onClose()}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <button type="button" aria-haspopup="dialog" onClick={openKeys}>
        Keyboard shortcuts
      </button>
    </nav>
  );
};
