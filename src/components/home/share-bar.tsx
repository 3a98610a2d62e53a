import { formatNumber } from "../../utils/text/counted";
import type { ShareBarClass } from "./share-bar-styles";

export interface Share {
  word: string;
  count: number;
  /** Explains the label. */
  href: string;
}

interface ShareBarProps {
  shares: readonly Share[];
  /** Selects the hues of its parts. */
  hues: ShareBarClass & ("checks" | "statuses");
}

/** Parts of a whole: a bar with a legend. */
export const ShareBar = ({ shares, hues }: ShareBarProps) => (
  <div className={`${"share-bar" satisfies ShareBarClass} ${hues}`}>
    <div aria-hidden="true">
      {shares.map(({ word, count }) => (
        <span key={word} data-word={word} style={{ flexGrow: count }} />
      ))}
    </div>
    <ul>
      {shares.map(({ word, count, href }) => (
        <li key={word} data-word={word}>
          <a href={href}>
            <b>{formatNumber(count)}</b> {word}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
