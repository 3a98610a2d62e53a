import { Helmet } from "react-helmet";

import { errorMessages } from "../../utils/text/error-messages";
import type { TocClass } from "../article/toc/toc-styles";
import type { ArticleClass } from "../article/article-styles";
import type { PartsClass } from "../parts/parts-styles";
import { Marks } from "../parts/marks";
import type { LayoutClass } from "./layout-styles";

interface CrashNoticeProps {
  error: Error;
  /** The page's server HTML, shown below the notice. */
  servedHtml?: string;
  onRetry: () => void;
}

/** Replaces what threw while rendering: shows what went wrong, and a way to try again. */
export const CrashNotice = ({ error, servedHtml, onRetry }: CrashNoticeProps) => (
  <>
    <div className={"message-page" satisfies LayoutClass}>
      <Helmet title="Page Error" />
      <Marks between="break" />
      <h1 className={"page-title" satisfies PartsClass}>This page crashed.</h1>
      <button type="button" onClick={onRetry} className={"button" satisfies PartsClass}>
        Try again
      </button>
      <hr />
      <pre className={"error-message" satisfies LayoutClass}>{errorMessages(error)}</pre>
    </div>
    {servedHtml && (
      <div
        className={"served" satisfies TocClass & ArticleClass}
        data-full-load=""
        dangerouslySetInnerHTML={{ __html: servedHtml }}
      />
    )}
  </>
);
