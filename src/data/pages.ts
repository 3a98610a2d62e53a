import { toAddress } from "../utils/address";
import type { Sidebar } from "../utils/sidebar";

interface LoadedPage {
  status?: string;
  error?: Error;
  json?: { data?: { sidebar?: Sidebar | null } };
}

declare global {
  interface Window {
    ___loader?: {
      /** Loads a page's data and code now. */
      hovering(path: string): void;
      /** Loads a page; resolves to what shows it or, for callers that pass `dealsWithErrors`, to the status "error". */
      loadPage(path: string, dealsWithErrors?: boolean): Promise<LoadedPage | undefined>;
    };
  }
  interface Navigator {
    connection?: { effectiveType?: string; saveData?: boolean };
  }
}

/** Returns whether we may load what the reader hasn't asked for. */
export const mayPrefetch = (): boolean => {
  const { connection } = navigator;
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
};

/** Returns whether the site's code has loaded. */
export const isLoaderReady = (): boolean => window.___loader !== undefined;

/** Loads a page that the reader may open next. */
export const preloadPage = (path: string): void => {
  if (mayPrefetch()) window.___loader?.hovering(path);
};

/** Loads a page's data and code; returns whether the router can show it. */
export const loadPage = async (path: string): Promise<boolean> => {
  const page = await window.___loader?.loadPage(path, true).catch(() => undefined);
  return page !== undefined && page.status !== "error";
};

export const pageDataAddress = (route: string): string => toAddress(`/page-data${route}page-data.json`);
