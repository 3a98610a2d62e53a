/** @jest-environment jsdom */
import { navigate } from "gatsby";

import { fakeLoader } from "../../test/browser/fake-loader";
import { startLinks } from "./links";
import { endProgress } from "./progress-bar";

let loader: ReturnType<typeof fakeLoader>;
let leftToBrowser = false;

beforeAll(() => {
  startLinks();
  window.addEventListener("click", (event) => {
    leftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  });
});
beforeEach(() => {
  jest.mocked(navigate).mockReset();
  loader = fakeLoader();
  window.fetch = jest.fn(async () => ({}) as Response);
  window.history.replaceState(null, "", "/docs/intro/");
});
afterEach(() => {
  endProgress();
  jest.restoreAllMocks();
});

/** Adds a link to the page and returns the element inside it to click. */
const addLink = (href: string, attributes = ""): Element => {
  document.body.innerHTML = `<a href="${href}" ${attributes}><code>text</code></a>`;
  return document.querySelector("code")!;
};
/** Waits for pages that load immediately. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const navigated = () => jest.mocked(navigate).mock.calls.map(([to]) => to as unknown);

const click = (target: Element, init: MouseEventInit = {}): void => {
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
};

it.each([
  ["/docs/parser/", "/docs/parser/"],
  ["../parser/?q=1#setup", "/docs/parser/?q=1#setup"],
  ["http://localhost/docs/parser/", "/docs/parser/"],
  ["/docs/intro/", "/docs/intro/"],
  ["/docs/intro/?language=rust#setup", "/docs/intro/?language=rust#setup"],
  ["/", "/"],
])("a click on %s goes to %s without loading a document", async (href, path) => {
  click(addLink(href));
  await settled();
  expect(navigated()).toEqual([path]);
  expect(leftToBrowser).toBe(false);
});

it.each<[string, string, string, MouseEventInit]>([
  ["another site", "https://example.org/docs/parser/", "", {}],
  ["mail", "mailto:a@example.org", "", {}],
  ["a download", "/docs/parser/", "download", {}],
  ["a link for a new tab", "/docs/parser/", 'target="_blank"', {}],
  ["a file", "/robots.txt", "", {}],
  ["a heading of this page", "#setup", "", {}],
  ["a heading of this page by its route", "/docs/intro#setup", "", {}],
  ["a click with Ctrl", "/docs/parser/", "", { ctrlKey: true }],
  ["a click with Command", "/docs/parser/", "", { metaKey: true }],
  ["a click with Shift", "/docs/parser/", "", { shiftKey: true }],
  ["a click with Alt", "/docs/parser/", "", { altKey: true }],
  ["a click with the middle button", "/docs/parser/", "", { button: 1 }],
])("%s is left to the browser", (_what, href, attributes, init) => {
  click(addLink(href, attributes), init);
  expect(loader.loadPage).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
  expect(leftToBrowser).toBe(true);
});

it("ignores a click that was already handled", () => {
  const target = addLink("/docs/parser/");
  target.addEventListener("click", (event) => event.preventDefault());
  click(target);
  expect(loader.loadPage).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

it("leaves a link to the browser if the site's code has failed", () => {
  const target = addLink("/docs/parser/");
  document.body.dataset.fullLoad = "";
  click(target);
  delete document.body.dataset.fullLoad;
  expect(loader.loadPage).not.toHaveBeenCalled();
  expect(leftToBrowser).toBe(true);
});

it("ignores a click outside links", () => {
  addLink("/docs/parser/");
  click(document.body);
  expect(loader.loadPage).not.toHaveBeenCalled();
});

describe("while a page loads", () => {
  type Page = Awaited<ReturnType<typeof loader.loadPage>>;

  /** Makes loading wait for the returned functions, one per click. */
  const slowly = (): ((page?: Page) => Promise<unknown>)[] => {
    const arrive: ((page?: Page) => Promise<unknown>)[] = [];
    loader.loadPage.mockImplementation(
      () =>
        new Promise<Page>((resolve) =>
          arrive.push((page = { status: "success" }) => {
            resolve(page);
            return settled();
          }),
        ),
    );
    return arrive;
  };

  it("keeps the old page, with the progress bar after 200 ms", async () => {
    jest.useFakeTimers();
    loader.loadPage.mockReturnValue(new Promise(() => undefined));
    click(addLink("/docs/parser/"));
    jest.advanceTimersByTime(200);
    expect(document.querySelector(".progress")).toBeInTheDocument();
    expect(navigate).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  it("shows no bar for another location on the same page", () => {
    jest.useFakeTimers();
    click(addLink("/docs/intro/?language=rust"));
    jest.advanceTimersByTime(200);
    expect(document.querySelector(".progress")).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it("follows the last click, whichever page arrives first", async () => {
    const arrive = slowly();
    click(addLink("/docs/parser/"));
    click(addLink("/docs/builder/"));
    await arrive[1]?.();
    await arrive[0]?.();
    expect(navigated()).toEqual(["/docs/builder/"]);
  });

  it("opens the page once after a second click on the same link", async () => {
    const arrive = slowly();
    const target = addLink("/docs/parser/");
    click(target);
    click(target);
    await arrive[0]?.();
    await arrive[1]?.();
    expect(navigated()).toEqual(["/docs/parser/"]);
  });
});

describe("a page that fails to load", () => {
  /** jsdom logs an error instead of opening documents. */
  const opened = (): jest.SpyInstance => jest.spyOn(console, "error").mockImplementation(() => undefined);
  const byBrowser = [expect.objectContaining({ message: expect.stringContaining("navigation") })];

  it("is opened by the browser", async () => {
    const documents = opened();
    loader.loadPage.mockResolvedValue({ status: "error" });
    click(addLink("/docs/parser/#setup"));
    await settled();
    expect(navigate).not.toHaveBeenCalled();
    expect(documents.mock.calls).toEqual([byBrowser]);
  });

  it.each(["nothing", "a rejection"])("is opened by the browser after %s", async (answer) => {
    const documents = opened();
    if (answer === "nothing") loader.loadPage.mockResolvedValue(undefined);
    else loader.loadPage.mockRejectedValue(new Error("offline"));
    click(addLink("/docs/parser/"));
    await settled();
    expect(navigate).not.toHaveBeenCalled();
    expect(documents.mock.calls).toEqual([byBrowser]);
  });
});

describe("history", () => {
  it.each([
    [null, false],
    [{ key: "1" }, false],
    [{ key: "1", overlay: "drawer" }, true],
  ])("replaces a history entry with the state %j: %s", async (state, replace) => {
    window.history.replaceState(state, "");
    click(addLink("/docs/parser/"));
    await settled();
    expect(jest.mocked(navigate).mock.calls).toEqual([["/docs/parser/", { replace }]]);
  });
});

describe("intent", () => {
  it.each(["pointerover", "focusin", "touchstart"])("prefetches the page on %s", (type) => {
    addLink("/docs/parser/#setup").dispatchEvent(new Event(type, { bubbles: true }));
    expect(loader.hovering.mock.calls).toEqual([["/docs/parser/"]]);
  });

  it.each(["https://example.org/", "/docs/intro/#setup", "/robots.txt"])("prefetches nothing for %s", (href) => {
    addLink(href).dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(loader.hovering).not.toHaveBeenCalled();
  });
});
