import { Component } from "react";
import type { ReactNode } from "react";
import { Helmet } from "react-helmet";

import { errorMessages } from "../../utils/error-messages";

interface ErrorBoundaryProps {
  /** Route of the page; another page clears the error. */
  path: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: Error | null;
  path: string;
}

/** Keeps the layout standing when a page throws while it renders. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(
    { path }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return path === state.path ? null : { error: null, path };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="message-page">
        <Helmet title="Page Error" />
        <h1 className="page-title">This page crashed.</h1>
        <button type="button" onClick={() => this.setState({ error: null })} className="button">
          Try again
        </button>
        <hr />
        <pre className="error-message">{errorMessages(error)}</pre>
      </div>
    );
  }
}
