import { formatDate } from "../../../utils/text/format-date";
import { formatReadingTime } from "../../../utils/text/counted";
import type { PostMetaClass } from "./post-meta-styles";

interface PostMetaProps {
  /** ISO time. */
  date: string;
  /** Minutes. */
  readingTime: number;
}

/** When a post was written, and its reading time. */
export const PostMeta = ({ date, readingTime }: PostMetaProps) => (
  <p className={"post-meta" satisfies PostMetaClass}>
    <time dateTime={date}>{formatDate(date)}</time> · {formatReadingTime(readingTime)}
  </p>
);
