/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";

import { nextNavigation } from "./latest-navigation";
import { globalHistory, Location, navigate, pick, Router } from "./reach-router";

const Page = ({ location }: { location?: Location }) => <p>{location?.pathname}</p>;

const show = () =>
  render(
    <Location>
      {({ location }) => (
        <Router id="wrapper" location={location}>
          <Page />
        </Router>
      )}
    </Location>,
  );

const go = (to: string, options?: object): void =>
  act(() => {
    navigate(to, options);
    jest.runAllTimers();
  });

describe("the shim for Reach Router", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    go("/docs/", { replace: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("shows the page of each address and moves the focus there", () => {
    show();
    const wrapper = document.getElementById("wrapper");
    expect(screen.getByText("/docs/")).toBeVisible();
    expect(wrapper).not.toHaveFocus();
    go("/blog/?a=1#b");
    expect(screen.getByText("/blog/")).toBeVisible();
    expect(wrapper).toHaveFocus();
    expect(globalHistory.location).toMatchObject({ pathname: "/blog/", search: "?a=1", hash: "#b" });
  });

  it("keeps the focus on the same page", () => {
    show();
    go("/docs/#b");
    expect(document.getElementById("wrapper")).not.toHaveFocus();
  });

  it("adds a history entry with its own key for each page that was shown", () => {
    show();
    const before = history.length;
    go("/a/");
    const { key } = globalHistory.location;
    expect(history.state).toEqual({ key });
    go("/b/", { state: { from: "a" } });
    expect(history.length).toBe(before + 2);
    expect(history.state).toMatchObject({ from: "a" });
    go("/c/", { replace: true });
    expect(history.length).toBe(before + 2);
  });

  it("ignores a page that has loaded after the reader went to another, or back", () => {
    show();
    const slow = { navigation: nextNavigation() };
    go("/fast/", { navigation: nextNavigation() });
    go("/slow/", slow);
    expect(screen.getByText("/fast/")).toBeVisible();
    const left = { navigation: nextNavigation() };
    window.dispatchEvent(new PopStateEvent("popstate"));
    go("/left/", left);
    expect(screen.getByText("/fast/")).toBeVisible();
  });

  it("adds a key to a history entry without one, and keeps it", async () => {
    const visit = async (): Promise<string> => {
      jest.resetModules();
      const router = await import("./reach-router");
      return router.globalHistory.location.key;
    };
    history.replaceState({ from: "a" }, "", "/docs/");
    const key = await visit();
    expect(history.state).toEqual({ from: "a", key });
    expect(await visit()).toBe(key);
    jest.advanceTimersByTime(1);
    history.pushState(null, "", "/docs/");
    expect(await visit()).not.toBe(key);
  });

  it("replaces a page that the reader hasn't seen", () => {
    show();
    const before = history.length;
    act(() => {
      navigate("/a/");
      navigate("/b/");
      jest.runAllTimers();
    });
    expect(history.length).toBe(before + 1);
    expect(screen.getByText("/b/")).toBeVisible();
  });

  it("follows the browser back", async () => {
    show();
    go("/a/");
    jest.useRealTimers();
    const back = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    navigate(-1);
    await act(() => back);
    expect(await screen.findByText("/docs/")).toBeVisible();
  });

  it("stops notifying removed listeners", () => {
    const listener = jest.fn();
    const stop = globalHistory.listen(listener);
    go("/a/");
    stop();
    go("/b/");
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("knows only the page's own route", () => {
    expect(pick([])).toBeNull();
    expect(() => pick([{ path: "/app/*" }])).toThrow("matchPath");
  });
});
