/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from "theme-ui";

import { formatDate } from "../../utils/format-date";
import { Icon } from "../icon";

interface PageMetaProps {
  editUrl: string;
  /** ISO time, or null when it is not known. */
  lastUpdated: string | null;
}

/** Where to correct the page, and when it last changed. */
export const PageMeta = ({ editUrl, lastUpdated }: PageMetaProps) => (
  <p className="no-print" sx={styles}>
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

const styles: ThemeUIStyleObject = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 2,
  mt: 7,
  mb: 0,
  pt: 4,
  borderTop: "1px solid",
  borderColor: "hairline",
  fontSize: "small",
  color: "muted",
  a: { display: "inline-flex", alignItems: "center", gap: 2, minHeight: 44, color: "inherit" },
};
