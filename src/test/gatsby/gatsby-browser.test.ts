/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react";

import { onInitialClientRender, onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from "../../../gatsby-browser";
import { setEnv } from "../node/set-env";
import { runHook } from "./run-hook";

const countPageView = jest.fn();
jest.mock("../../browser/behaviors/page-views", () => ({
  countPageView: (...values: unknown[]): unknown => countPageView(...values),
}));

const toLocation = (address: string): Location => new URL(address, "http://localhost") as unknown as Location;

const scroll = (from: string | undefined, to: string): unknown =>
  (shouldUpdateScroll as (args: object) => unknown)({
    prevRouterProps: from === undefined ? undefined : { location: toLocation(from) },
    routerProps: { location: toLocation(to) },
  });

beforeEach(() => {
  countPageView.mockReset();
  document.body.innerHTML = '<h2 id="setup">Set up</h2>';
});

describe("shouldUpdateScroll", () => {
  it("lets Gatsby scroll to the top of another page, or to a hash's target", () => {
    expect(scroll("/a/", "/b/")).toBe(true);
    expect(scroll("/a/", "/b/#setup")).toBe(true);
    expect(scroll("/a/", "/a/#setup")).toBe(true);
    expect(scroll(undefined, "/a/")).toBe(true);
  });

  it("keeps the scroll position if only the query changes", () => {
    expect(scroll("/a/", "/a/?language=rust")).toBe(false);
    expect(scroll("/a/?language=rust#setup", "/a/?language=python#setup")).toBe(false);
    expect(scroll("/a/?q=1", "/b/?q=2")).toBe(true);
    expect(scroll("/a/?q=1", "/a/?q=2#setup")).toBe(true);
  });
});

it("marks hydration as done", async () => {
  await runHook(onInitialClientRender, {});
  expect(document.documentElement.dataset.hydrated).toBe("");
});

it.each([
  ["/a/", "/b/", 1],
  ["/a/", "/a/#setup", 0],
  ["/a/", "/a/?q=1", 0],
  [undefined, "/a/", 0],
])("from %s to %s, shows %i progress bars after 200 ms", async (from, to, bars) => {
  jest.useFakeTimers();
  await runHook(onPreRouteUpdate, { location: toLocation(to), prevLocation: from ? toLocation(from) : null });
  jest.advanceTimersByTime(200);
  expect(document.querySelectorAll(".progress")).toHaveLength(bars);
  jest.useRealTimers();
});

it.each([
  ["/a/", "/b/", "PUSH", true],
  ["/a/", "/b/", "POP", false],
  ["/a/", "/b/#setup", "PUSH", false],
  ["/a/", "/a/?q=1", "PUSH", false],
])("goes from %s to %s by %s, laying out only the first screen: %s", async (from, to, action, alone) => {
  const { dataset } = document.documentElement;
  await runHook(onPreRouteUpdate, {
    location: Object.assign(toLocation(to), { action }),
    prevLocation: toLocation(from),
  });
  expect("arriving" in dataset).toBe(alone);
  window.scrollTo = () => undefined;
  await runHook(onRouteUpdate, { location: toLocation(to), prevLocation: toLocation(from) });
  await waitFor(() => expect(dataset.arriving).toBeUndefined());
});

describe("onRouteUpdate", () => {
  const scrollTo = jest.fn();
  const arrive = (from: string | undefined, to: string): Promise<void> =>
    runHook(onRouteUpdate, { location: toLocation(to), prevLocation: from === undefined ? null : toLocation(from) });

  beforeEach(() => {
    scrollTo.mockReset();
    window.scrollTo = scrollTo;
  });

  it("ends the progress bar", async () => {
    document.body.innerHTML += '<div class="progress"></div>';
    await arrive("/a/", "/b/");
    expect(document.querySelector(".progress")).toBeNull();
  });

  it("moves the focus to the hash's target", async () => {
    await arrive("/a/", "/b/#setup");
    await waitFor(() => expect(document.getElementById("setup")).toHaveFocus());
  });

  it("scrolls to the top of another page if the hash has no target there", async () => {
    await arrive("/a/", "/b/#gone");
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it.each<[string | undefined, string]>([
    ["/a/", "/b/#setup"],
    ["/a/", "/b/"],
    ["/a/", "/a/#gone"],
    [undefined, "/a/#gone"],
  ])("leaves the scroll position from %s to %s to Gatsby", async (from, to) => {
    await arrive(from, to);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  describe("with analytics", () => {
    const nextFrames = () => new Promise((resolve) => setTimeout(resolve, 200));

    beforeEach(async () => {
      await nextFrames();
      countPageView.mockReset();
    });

    it("counts each page once, however its query and hash change", async () => {
      setEnv({ GATSBY_ANALYTICS_ID: "G-1" });
      await arrive(undefined, "/a/");
      await arrive("/a/", "/a/?q=1");
      await arrive("/a/?q=1", "/a/#setup");
      await arrive("/a/", "/b/");
      await waitFor(() =>
        expect(countPageView.mock.calls).toEqual([
          ["G-1", "/a/"],
          ["G-1", "/b/"],
        ]),
      );
    });

    it("counts nothing without an id", async () => {
      setEnv({ GATSBY_ANALYTICS_ID: undefined });
      await arrive(undefined, "/a/");
      await nextFrames();
      expect(countPageView).not.toHaveBeenCalled();
    });
  });
});
