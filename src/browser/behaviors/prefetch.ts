interface PageLoader {
  /** Loads a page's data and code now. */
  hovering(path: string): void;
  /**
   * Loads a page; resolves to what is needed to show it, with the status "error" when it could not be had. Such an answer
   * comes to those only who say that they deal with it.
   */
  loadPage(path: string, dealsWithErrors?: boolean): Promise<{ status?: string; error?: Error } | undefined>;
}

declare global {
  interface Window {
    ___loader?: PageLoader;
  }
}

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** May we load what the reader has not asked for? */
export const mayPrefetch = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
};

/** Loads a page that the reader is about to open, or may open next. */
export const preloadPage = (path: string): void => {
  if (mayPrefetch()) window.___loader?.hovering(path);
};
