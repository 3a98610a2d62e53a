import { Component, type ReactNode } from "react";
import { Helmet } from "react-helmet";

import { MAIN_ID } from "../../utils/reserved-ids";
import { Marks } from "../parts/icon";

const errorMessages = (error: Error): string =>
  error.cause instanceof Error ? `${error.message}\nCause: ${errorMessages(error.cause)}` : error.message;

interface CrashNoticeProps {
  error: Error;
  /** The page's server HTML, shown below the notice. */
  servedHtml?: string;
  onRetry: () => void;
}

/** Replaces what threw while rendering: shows what went wrong, and a way to try again. */
export const CrashNotice = ({ error, servedHtml, onRetry }: CrashNoticeProps) => (
  <>
    <div className="message-page">
      <Helmet title="Page Error" />
      <Marks between="break" />
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

interface ErrorBoundaryProps {
  /** Route of the page, another one clears the error; "" above all pages. */
  path: string;
  /** Also wraps the layout: on an error, nothing else is rendered. */
  outermost?: boolean;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: Error | null;
  path: string;
  servedHtml?: string;
}

/** Returns the text of the page that the document was opened with, while it is still there. */
const servedHtml = (): string | undefined => {
  const main = document.getElementById(MAIN_ID);
  const isGone = "moved" in document.documentElement.dataset || main?.querySelector(".error-message");
  if (isGone) return undefined;
  // All panels are shown there.
  for (const panel of main?.querySelectorAll("[role=tabpanel]") ?? []) panel.removeAttribute("aria-hidden");
  return main?.innerHTML;
};

/** Catches errors thrown while its children render; the served text stays readable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, path: this.props.path };

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const html = servedHtml();
    return html ? { error, servedHtml: html } : { error };
  }

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return path === state.path ? null : { error: null, path, servedHtml: undefined };
  }

  /** Above the router, nothing else notices that the reader has gone back to another page. */
  override componentDidCatch(): void {
    const { pathname } = window.location;
    if (this.props.path !== "") return;
    window.addEventListener("popstate", () => {
      if (this.state.error && window.location.pathname !== pathname) window.location.reload();
    });
  }

  /** Data is loaded only once: if it fails again, only a new document has other data. */
  private readonly retry = (): void =>
    this.setState({ error: null }, () => {
      if (this.state.error && navigator.onLine) window.location.reload();
    });

  override render() {
    const { error, servedHtml: html } = this.state;
    if (!error) return this.props.children;
    const notice = <CrashNotice error={error} servedHtml={html} onRetry={this.retry} />;
    return this.props.outermost ? <main id={MAIN_ID}>{notice}</main> : notice;
  }
}
