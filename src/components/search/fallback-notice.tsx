interface FallbackNoticeProps {
  shown: boolean;
}

/** Says that the search service did not answer, or refused, and the site's own index has answered. */
export const FallbackNotice = ({ shown }: FallbackNoticeProps) => (
  <p role="status" className="search-notice">
    {shown && "The search service is not available now. These results come from the local index."}
  </p>
);
