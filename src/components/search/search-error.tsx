interface SearchErrorProps {
  onRetry: () => void;
}

/** Says that nothing could be asked. */
export const SearchError = ({ onRetry }: SearchErrorProps) => (
  <div role="alert" className="lazy-error">
    <h2>Unable to fetch results</h2>
    <p>You might want to check your network connection.</p>
    <button type="button" className="button" onClick={onRetry}>
      Retry
    </button>
  </div>
);
