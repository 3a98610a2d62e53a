import { toAddress } from "../../utils/address";
import { refusesTracking } from "../../utils/browser/refuses-tracking";
import { pageKey, paths } from "../../utils/paths";

type TagWindow = Window & { dataLayer?: IArguments[] };

/** Google's script reads the `arguments` object itself, not an array. */
const gtag: (...values: unknown[]) => void = function () {
  (window as TagWindow).dataLayer?.push(arguments); // eslint-disable-line prefer-rest-params
};

/** The data sent about a page. It never contains search terms, which are in the search page's title and in queries. */
const toPage = (path: string): Record<string, string> => ({
  page_title: pageKey(path) === pageKey(toAddress(paths.search())) ? "Search" : document.title,
  page_path: path,
  page_location: `${window.location.origin}${path}`,
  page_referrer: document.referrer.replace(/[?#].*$/s, ""),
});

const loadAnalytics = (id: string, page: Record<string, string>): void => {
  (window as TagWindow).dataLayer = [];
  gtag("js", new Date());
  // First of all, so that the script's own events send the same.
  gtag("set", page);
  gtag("config", id, { anonymize_ip: true, send_page_view: false, ...page });
  const src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(Object.assign(document.createElement("script"), { async: true, src }));
};

/** Counts a page view with Google Analytics, unless the reader's browser refuses tracking; search terms are never sent. */
export const countPageView = (id: string, path: string): void => {
  if (refusesTracking()) return;
  const page = toPage(path);
  if ((window as TagWindow).dataLayer) gtag("set", page);
  else loadAnalytics(id, page);
  gtag("event", "page_view", page);
};
