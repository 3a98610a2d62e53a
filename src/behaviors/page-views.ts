import { refusesTracking } from "../utils/refuses-tracking";

type TagWindow = Window & { dataLayer?: IArguments[] };

/** Google's script reads the `arguments` object itself, not an array. */
const gtag: (...values: unknown[]) => void = function () {
  (window as TagWindow).dataLayer?.push(arguments); // eslint-disable-line prefer-rest-params
};

const start = (id: string): void => {
  (window as TagWindow).dataLayer = [];
  gtag("js", new Date());
  gtag("config", id, { anonymize_ip: true, send_page_view: false });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
};

/** Counts a view of this page with Google Analytics, unless the reader's browser refuses; what is searched for stays here. */
export const countPageView = (id: string, path: string): void => {
  if (refusesTracking()) return;
  if (!(window as TagWindow).dataLayer) start(id);
  const page = {
    page_title: document.title,
    page_path: path,
    page_location: `${window.location.origin}${path}`,
  };
  // What the script counts by itself says the same address, without a query.
  gtag("set", page);
  gtag("event", "page_view", page);
};
