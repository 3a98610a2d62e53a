import { formatReadingTime } from "../../utils/text/counted";
import { formatDate } from "../../utils/text/format-date";

const WIDTH = 720;
const HEIGHT = 132;
const PARTS = 9;
const LINE = 6;
/** Distance from the middle to the start of the bars. */
const GAP = 66;

/** The bars of one side as a path: one per part of the post, as long as its word count. */
const bars = (outline: readonly number[], side: 1 | -1): string => {
  const parts = outline.slice(0, PARTS);
  const most = Math.max(...parts, 1);
  const step = (HEIGHT - 24) / Math.max(parts.length, 4);
  const top = (HEIGHT - step * (parts.length - 1)) / 2;
  return parts
    .map((words, at) => {
      const length = Math.round(18 + (words / most) * (WIDTH / 2 - GAP - 42));
      return `M${WIDTH / 2 + side * GAP} ${Math.round(top + at * step)}h${side * length}`;
    })
    .join("");
};

/** A decorative drawing of a post: the word counts of its parts, mirrored around the mark. */
export const PostCover = ({ outline }: { outline: readonly number[] }) => (
  <svg className="post-cover" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    <path d={bars(outline, -1) + bars(outline, 1)} strokeWidth={LINE} />
    <path d={`M340 30l-22 36 22 36M380 30l22 36-22 36`} strokeWidth={LINE} />
    <circle cx={WIDTH / 2} cy={HEIGHT / 2} r={8} />
  </svg>
);

/** When a post was written, as an ISO time, and its reading time in minutes. */
export const PostMeta = ({ date, readingTime }: { date: string; readingTime: number }) => (
  <p className="post-meta">
    <time dateTime={date}>{formatDate(date)}</time> · {formatReadingTime(readingTime)}
  </p>
);

/** A post's tags; renders nothing if it has none. */
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
