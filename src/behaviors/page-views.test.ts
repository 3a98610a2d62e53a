/** @jest-environment jsdom */
import { countPageView } from "./page-views";

const page = window as Window & { dataLayer?: IArguments[] };
const sent = () => page.dataLayer?.map((values) => [...values]);
const scripts = () => [...document.querySelectorAll("script")].map(({ src }) => src);
const pageView = (path: string) => {
  const page = { page_title: "Intro | DDEX Suite", page_path: path, page_location: `http://localhost${path}` };
  return [
    ["set", page],
    ["event", "page_view", page],
  ];
};

beforeEach(() => {
  delete page.dataLayer;
  document.head.innerHTML = "<title>Intro | DDEX Suite</title>";
});

it("loads the script once, with the address of readers made anonymous, and counts each page", () => {
  countPageView("G-1", "/docs/intro/");
  countPageView("G-1", "/docs/use-cases/");
  expect(scripts()).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-1"]);
  expect(sent()).toEqual([
    ["js", expect.any(Date)],
    ["config", "G-1", { anonymize_ip: true, send_page_view: false }],
    ...pageView("/docs/intro/"),
    ...pageView("/docs/use-cases/"),
  ]);
  expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe("[object Arguments]");
});

it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])("sends and loads nothing for %j", (refusal) => {
  const [[name, value] = []] = Object.entries(refusal);
  Object.defineProperty(navigator, name!, { configurable: true, value });
  countPageView("G-1", "/docs/intro/");
  expect(scripts()).toEqual([]);
  expect(page.dataLayer).toBeUndefined();
  Reflect.deleteProperty(navigator, name!);
});
