import { newIssueUrl } from "../../config/urls";
import { formatDate } from "../../utils/text/format-date";
import type { GlobalClass } from "../parts/global-styles";
import { Icon } from "../parts/icon";
import type { PageMetaClass } from "./page-meta-styles";

export interface PageMetaFacts {
  /** Route. */
  path: string;
  editUrl: string;
  /** ISO time, or null if unknown. */
  lastUpdated: string | null;
  /** Names; empty if unknown. */
  contributors: readonly string[];
}

const MOST_NAMES = 4;

/** Joins names; a long list shows the first ones and how many more there are. */
const listed = (names: readonly string[]): string => {
  const more = names.length - MOST_NAMES;
  const shown = more > 1 ? [...names.slice(0, MOST_NAMES), `${more} others`] : names;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
};

const Answer = ({ title, body, children }: { title: string; body: string; children: string }) => (
  <a href={newIssueUrl(title, body)} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

/** Links to edit the page and report a problem, and when and by whom it was changed. */
export const PageMeta = ({ page: { path, editUrl, lastUpdated, contributors } }: { page: PageMetaFacts }) => (
  <p className={"page-meta no-print" satisfies `${PageMetaClass} ${GlobalClass}`}>
    <a href={editUrl} target="_blank" rel="noopener noreferrer">
      <Icon name="edit" />
      Edit this page
    </a>
    <span>
      Was this page helpful?{" "}
      <Answer title={`Helpful: ${path}`} body="What helped:">
        Yes
      </Answer>{" "}
      <Answer title={`Not helpful: ${path}`} body="What I looked for:">
        No
      </Answer>
    </span>
    {lastUpdated && (
      <span>
        Last updated on <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
        {contributors.length > 0 && ` by ${listed(contributors)}`}
      </span>
    )}
  </p>
);
