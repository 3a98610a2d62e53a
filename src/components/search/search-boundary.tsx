import { Component } from "react";
import type { ReactNode } from "react";

interface SearchBoundaryProps {
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/** Removes the search if it throws while rendering, and reports it; the page stays. */
export class SearchBoundary extends Component<SearchBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError = () => ({ crashed: true });

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
