/** @jest-environment jsdom */
import { countPageView } from "./page-views";

const page = window as Window & { dataLayer?: IArguments[] };
const sent = () => page.dataLayer?.map((values) => [...values]);
const scripts = () => [...document.querySelectorAll("script")].map(({ src }) => src);
const toPage = (path: string, title = "Intro | DDEX Suite") => ({
  page_title: title,
  page_path: path,
  page_location: `http://localhost${path}`,
  page_referrer: "",
});
const setReferrer = (value: string): void => {
  Object.defineProperty(document, "referrer", { configurable: true, value });
};

describe("countPageView", () => {
  beforeEach(() => {
    delete page.dataLayer;
    document.head.innerHTML = "<title>Intro | DDEX Suite</title>";
    setReferrer("");
    window.history.replaceState(null, "", "/docs/intro/");
  });

  it("loads the script once, with anonymous IP addresses, and counts each page", () => {
    countPageView("G-1", "/docs/intro/");
    countPageView("G-1", "/docs/use-cases/");
    expect(scripts()).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-1"]);
    const [first, second] = [toPage("/docs/intro/"), toPage("/docs/use-cases/")];
    expect(sent()).toEqual([
      ["js", expect.any(Date)],
      ["set", first],
      ["config", "G-1", { anonymize_ip: true, send_page_view: false, ...first }],
      ["event", "page_view", first],
      ["set", second],
      ["event", "page_view", second],
    ]);
    expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe("[object Arguments]");
  });

  it("sends no search terms, from whatever page", () => {
    document.title = 'Search results for "secret words" | DDEX Suite';
    window.history.replaceState(null, "", "/search/?q=secret+words&kind=api#secret");
    setReferrer("http://localhost/search/?q=secret+words#secret");
    countPageView("G-1", "/search/");
    countPageView("G-1", "/search");
    document.title = "Intro | DDEX Suite";
    countPageView("G-1", "/docs/intro/");
    expect(JSON.stringify(sent())).not.toMatch(/secret|words|kind/);
    const from = { page_referrer: "http://localhost/search/" };
    const events = sent()?.filter(([what]) => what === "event");
    expect(events).toEqual([
      ["event", "page_view", { ...toPage("/search/", "Search"), ...from }],
      ["event", "page_view", { ...toPage("/search", "Search"), ...from }],
      ["event", "page_view", { ...toPage("/docs/intro/"), ...from }],
    ]);
  });

  it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
    "neither sends nor loads anything for %j",
    (refusal) => {
      const [[name, value] = []] = Object.entries(refusal);
      Object.defineProperty(navigator, name!, { configurable: true, value });
      countPageView("G-1", "/docs/intro/");
      expect(scripts()).toEqual([]);
      expect(page.dataLayer).toBeUndefined();
      Reflect.deleteProperty(navigator, name!);
    },
  );
});
