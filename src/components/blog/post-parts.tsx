import { formatReadingTime } from "../../utils/text/counted";
import { formatDate } from "../../utils/text/format-date";

/** Renders when a post was written, as an ISO time, and its reading time in minutes. */
export const PostMeta = ({ date, readingTime }: { date: string; readingTime: number }) => (
  <p className="post-meta">
    <time dateTime={date}>{formatDate(date)}</time> · {formatReadingTime(readingTime)}
  </p>
);

/** Renders a post's tags; renders nothing if it has none. */
export const PostTags = ({ tags }: { tags: readonly { label: string; path: string; description: string }[] }) =>
  tags.length === 0 ? null : (
    <div className="post-tags">
      <b>Tags:</b>
      <ul>
        {tags.map(({ label, path, description }) => (
          <li key={path}>
            <a href={path} rel="tag" title={description}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
