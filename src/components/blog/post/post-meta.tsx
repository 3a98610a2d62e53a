import { formatDate } from "../../../utils/text/format-date";
import { formatReadingTime } from "../../../utils/text/format-reading-time";
import type { BlogClass } from "../blog-stylesheet";

interface PostMetaProps {
  /** ISO time. */
  date: string;
  /** Minutes. */
  readingTime: number;
}

/** When a post was written, and its reading time. */
export const PostMeta = ({ date, readingTime }: PostMetaProps) => (
  <p className={"post-meta" satisfies BlogClass}>
    <time dateTime={date}>{formatDate(date)}</time> · {formatReadingTime(readingTime)}
  </p>
);
