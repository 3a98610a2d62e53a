import { formatDate } from "../../utils/text/format-date";
import { Icon } from "../parts/icon";
import type { GlobalClass } from "../parts/global-styles";
import type { PageMetaClass } from "./page-meta-styles";

interface PageMetaProps {
  editUrl: string;
  /** ISO time, or null when it is not known. */
  lastUpdated: string | null;
}

/** Where to correct the page, and when it last changed. */
export const PageMeta = ({ editUrl, lastUpdated }: PageMetaProps) => (
  <p className={"page-meta no-print" satisfies `${PageMetaClass} ${GlobalClass}`}>
    <a href={editUrl} target="_blank" rel="noopener noreferrer">
      <Icon name="edit" />
      Edit this page
    </a>
    {lastUpdated && (
      <span>
        Last updated on <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
      </span>
    )}
  </p>
);
