import { Component, type ReactNode, useState } from "react";

import { useModal } from "../../browser/hooks/use-modal";
import { paths } from "../../utils/paths";
import { LazyPart } from "../parts/lazy-part";

export const SearchCrash = ({ message, onDismiss }: { message: string; onDismiss: () => void }) => (
  <div role="alert" className="notice">
    <p>
      The search has crashed: {message}. Try it again, or use the <a href={paths.search()}>search page</a>.
    </p>
    <button type="button" className="button" onClick={onDismiss}>
      Dismiss
    </button>
  </div>
);

/** Removes the search if it throws while rendering, and reports it; the page stays. */
class SearchBoundary extends Component<Pick<SearchDialogProps, "onCrash"> & { children: ReactNode }> {
  override state = { crashed: false };

  static getDerivedStateFromError = () => ({ crashed: true });

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}

interface SearchDialogProps {
  /** What was typed before the search loaded. */
  query: string;
  onClose: () => void;
  onCrash: (error: unknown) => void;
}

export const loadSearchModal = () => import("./search-modal").then(({ SearchModal }) => SearchModal);

/** Renders the search's dialog: makes the page behind it inert, and returns the focus afterwards. */
export const SearchDialog = ({ query, onClose, onCrash }: SearchDialogProps) => {
  // Read before the page becomes inert, which clears its selection.
  const [selected] = useState(() => String(getSelection()));
  return (
    // The click is on the backdrop, which has no key of its own; Escape closes too.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={useModal()}
      aria-label="Search"
      aria-modal="true"
      className="search-dialog"
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <SearchBoundary onCrash={onCrash}>
        <LazyPart load={loadSearchModal} props={{ query, selected, onClose }} />
      </SearchBoundary>
    </dialog>
  );
};
