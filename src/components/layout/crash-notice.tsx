import { Helmet } from "react-helmet";

import { errorMessages } from "../../utils/text/error-messages";

interface CrashNoticeProps {
  error: Error;
  /** What the server had sent of the page, shown below the notice. */
  servedHtml?: string;
  onRetry: () => void;
}

/** Stands where something threw while it was rendered: what went wrong, and a way to try again. */
export const CrashNotice = ({ error, servedHtml, onRetry }: CrashNoticeProps) => (
  <>
    <div className="message-page">
      <Helmet title="Page Error" />
      <h1 className="page-title">This page crashed.</h1>
      <button type="button" onClick={onRetry} className="button">
        Try again
      </button>
      <hr />
      <pre className="error-message">{errorMessages(error)}</pre>
    </div>
    {servedHtml && <div className="served" data-full-load="" dangerouslySetInnerHTML={{ __html: servedHtml }} />}
  </>
);
