import { groupByYear } from "../../utils/lists";
import { formatDate } from "../../utils/text/format-date";

/** Formats an ISO time as "November 20", in UTC. */
const formatMonthDay = (iso: string): string => formatDate(iso).replace(/,.*$/, "");

/** Renders all posts, newest first, by year: newest year first, oldest post first in each. */
export const ArchiveYears = ({ posts }: { posts: readonly Queries.ArchiveYearsFragment[] }) => (
  <div className="archive-years">
    {[...groupByYear(posts)].map(([year, items]) => (
      <section key={year}>
        <h2>{year}</h2>
        <ul>
          {items.reverse().map(({ path, date, title }) => (
            <li key={path}>
              <a href={path}>
                <time dateTime={date}>{formatMonthDay(date)}</time> - {title}
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
