declare global {
  interface Window {
    /** Gatsby's loader of pages. */
    ___loader?: {
      /** Loads a page's data and code now. */
      hovering(path: string): void;
      /** Loads a page; resolves to what shows it or, for callers that pass `dealsWithErrors`, to the status "error". */
      loadPage(path: string, dealsWithErrors?: boolean): Promise<{ status?: string; error?: Error } | undefined>;
    };
  }
  interface Navigator {
    connection?: { effectiveType?: string; saveData?: boolean };
  }
}

/** Whether we may load what the reader hasn't asked for. */
export const mayPrefetch = (): boolean => {
  const { connection } = navigator;
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
};

/** Loads a page that the reader may open next. */
export const preloadPage = (path: string): void => {
  if (mayPrefetch()) window.___loader?.hovering(path);
};
