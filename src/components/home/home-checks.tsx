import { knownWays, symbolIndexDoc, symbolStatuses, typeReferenceDoc } from "../../config/toolkit";
import { paths } from "../../utils/paths";
import { formatNumber } from "../../utils/text/counted";
import { HomeSection } from "./home-sections";

interface Share {
  word: string;
  count: number;
  /** Explains the label. */
  href: string;
}

interface ShareBarProps {
  shares: readonly Share[];
  /** Selects the hues of its parts. */
  hues: "checks" | "statuses";
}

/** Parts of a whole: a bar with a legend. */
const ShareBar = ({ shares, hues }: ShareBarProps) => (
  <div className={`share-bar ${hues}`}>
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

interface HomeChecksProps {
  /** Missing if content errors keep it from being made, in develop. */
  report: Queries.HomeReportFragment | null;
  symbols: Queries.HomeSymbolsFragment;
}

type Groups = Queries.HomeSymbolsFragment["statuses"];

const countIn = (groups: Groups, value: string): number =>
  groups.find(({ fieldValue }) => fieldValue === value)?.totalCount ?? 0;

const verification = paths.doc("verification");
const symbolIndex = paths.doc(symbolIndexDoc);
const more = "more";

/** What is checked, in figures from the report and the symbols. */
export const HomeChecks = ({ report, symbols: { totalCount, statuses, ways } }: HomeChecksProps) => (
  <HomeSection title="What is checked" along={40} raised>
    <div className="home-checks">
      {report && (
        <div>
          <p>
            <strong>{formatNumber(report.samples)}</strong> code samples, each marked with how it was checked
          </p>
          <ShareBar
            hues="checks"
            shares={report.shares.map(({ id, ...share }) => ({ ...share, href: `${verification}#${id}` }))}
          />
          <a className={more} href={verification}>
            How each was checked
          </a>
        </div>
      )}
      <div>
        <p>
          <strong>{formatNumber(totalCount)}</strong> symbols of the toolkit, {countIn(ways, knownWays[0])} observed by
          running them
        </p>
        <ShareBar
          hues="statuses"
          shares={symbolStatuses.map((word) => ({ word, count: countIn(statuses, word), href: symbolIndex }))}
        />
        <a className={more} href={symbolIndex}>
          The status of each
        </a>
        <a className={more} href={paths.doc(typeReferenceDoc)}>
          The npm types
        </a>
      </div>
    </div>
  </HomeSection>
);
