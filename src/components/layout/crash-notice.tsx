import { Helmet } from "react-helmet";

import { errorMessages } from "../../utils/text/error-messages";
import type { MobileTocClass } from "../article/toc/mobile-toc-styles";
import type { TabsClass } from "../article/tabs-styles";
import type { ButtonClass } from "../parts/button-styles";
import { Marks } from "../parts/marks";
import type { PageTitleClass } from "../parts/page-title-styles";
import type { MessagePageClass } from "./message-page-styles";

interface CrashNoticeProps {
  error: Error;
  /** The page's server HTML, shown below the notice. */
  servedHtml?: string;
  onRetry: () => void;
}

/** Replaces what threw while rendering: shows what went wrong, and a way to try again. */
export const CrashNotice = ({ error, servedHtml, onRetry }: CrashNoticeProps) => (
  <>
    <div className={"message-page" satisfies MessagePageClass}>
      <Helmet title="Page Error" />
      <Marks between="break" />
      <h1 className={"page-title" satisfies PageTitleClass}>This page crashed.</h1>
      <button type="button" onClick={onRetry} className={"button" satisfies ButtonClass}>
        Try again
      </button>
      <hr />
      <pre className={"error-message" satisfies MessagePageClass}>{errorMessages(error)}</pre>
    </div>
    {servedHtml && (
      <div
        className={"served" satisfies MobileTocClass & TabsClass}
        data-full-load=""
        dangerouslySetInnerHTML={{ __html: servedHtml }}
      />
    )}
  </>
);
