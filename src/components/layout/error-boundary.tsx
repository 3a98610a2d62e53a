import { Component } from "react";
import type { ReactNode } from "react";

import { CrashNotice } from "./crash-notice";
import type { LayoutClass } from "./layout-styles";
import { MAIN_ID } from "./skip-link";

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

/** The text of the page that the document was opened with, while it is still there. */
const servedHtml = (): string | undefined => {
  const main = document.getElementById(MAIN_ID);
  const isGone =
    "moved" in document.documentElement.dataset || main?.querySelector(".error-message" satisfies `.${LayoutClass}`);
  return isGone ? undefined : main?.innerHTML;
};

/** Catches errors thrown while its children render; the served text stays readable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, path: this.props.path };

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const html = servedHtml();
    return html ? { error, servedHtml: html } : { error };
  }

  static getDerivedStateFromProps(
    { path }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
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

  /** The layout's data is loaded only once: if it fails again, only a new document can load other data. */
  private readonly retry = (): void =>
    this.setState({ error: null }, () => {
      if (this.state.error && this.props.outermost && navigator.onLine) window.location.reload();
    });

  override render() {
    const { error, servedHtml: html } = this.state;
    if (!error) return this.props.children;
    const notice = <CrashNotice error={error} servedHtml={html} onRetry={this.retry} />;
    return this.props.outermost ? <main id={MAIN_ID}>{notice}</main> : notice;
  }
}
