import { Component } from "react";
import type { ReactNode } from "react";

interface SearchBoundaryProps {
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/** Takes the search away when it throws while it renders, and says so; the page stays. */
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
