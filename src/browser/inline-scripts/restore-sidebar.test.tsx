/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";

import { SidebarTree } from "../../components/docs/sidebar-tree";
import { docsSidebar, sidebarItem } from "../../test/content/fake-sidebars";
import { storeItems } from "../../utils/browser/stored-choices";
import { flattenSidebar, itemsAt, type SidebarItem } from "../../utils/sidebar";
import { SIDEBAR_SCROLL_KEY } from "./restore-scroll";
import { restoreSidebar } from "./restore-sidebar";

const item = (label: string, items: SidebarItem[] = [], collapsed = true): SidebarItem =>
  sidebarItem(label, `/docs/${label.toLowerCase()}/`, items, collapsed);
const items = [
  item("Parser", [item("Overview"), item("Deep", [item("Deepest")])]),
  item("Builder", [item("Presets")]),
  item("Open", [item("Inside")], false),
];
const tree = (path: string) => <SidebarTree sidebar={docsSidebar(itemsAt(items, path), path)} path={path} />;

/** The sidebar as the server renders it, without storage. */
const served = (path: string): string => {
  const stored = { ...localStorage } as Record<string, string>;
  localStorage.clear();
  const { container, unmount } = render(tree(path));
  const html = container.innerHTML;
  unmount();
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  return html;
};

/** A page after the script, and after hydration. */
const open = (path: string) => {
  document.body.innerHTML = `<nav><div>${served(path)}</div></nav>`;
  const nav = document.querySelector("nav")!;
  restoreSidebar(nav.appendChild(document.createElement("script")));
  const restored = nav.firstElementChild!.innerHTML;
  const mismatches = jest.fn();
  return {
    nav,
    restored,
    hydrate: (): string => {
      jest.spyOn(console, "error").mockImplementation(() => undefined);
      act(() => void hydrateRoot(nav.firstElementChild!, tree(path), { onRecoverableError: mismatches }));
      jest.restoreAllMocks();
      expect(mismatches).not.toHaveBeenCalled();
      return nav.firstElementChild!.innerHTML;
    },
  };
};
/** Stores what the reader did with a category, and its items, as the sidebar does. */
const store = (category: string, value: string) => {
  const path = `/docs/${category}/`;
  localStorage.setItem(`sidebar.category.${path}`, value);
  const { digest, items: below } = flattenSidebar(items).find((item) => item.path === path)!;
  if (value === "open") storeItems(path, digest!, itemsAt(below, path));
};
const links = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

describe("restoreSidebar", () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());

  it("leaves the sidebar as served if nothing is stored", () => {
    const { restored, hydrate } = open("/docs/presets/");
    expect(restored).toBe(served("/docs/presets/"));
    expect(hydrate()).toBe(restored);
  });

  it("opens and closes categories at every level, consistent with hydration", () => {
    store("parser", "open");
    store("deep", "open");
    store("open", "closed");
    const { restored, hydrate } = open("/docs/presets/");
    expect(links()).toEqual(["Parser", "Overview", "Deep", "Deepest", "Builder", "Presets", "Open"]);
    expect(screen.getByRole("button", { name: "Collapse sidebar category 'Deep'", expanded: true })).toBeVisible();
    expect(screen.getByRole("button", { name: "Expand sidebar category 'Open'", expanded: false })).toBeVisible();
    expect(hydrate()).toBe(restored);
  });

  it("leaves a category closed if its stored items aren't those of today", () => {
    localStorage.setItem("sidebar.category./docs/parser/", "open");
    storeItems("/docs/parser/", "yesterday", [item("Gone")]);
    const { restored } = open("/docs/presets/");
    expect(restored).toBe(served("/docs/presets/"));
  });

  it("keeps the page's branch open, and ignores invalid states", () => {
    store("builder", "closed");
    store("parser", "yes");
    const { restored, hydrate } = open("/docs/presets/");
    expect(links()).toEqual(["Parser", "Builder", "Presets", "Open", "Inside"]);
    expect(hydrate()).toBe(restored);
  });

  it("restores the scroll position", () => {
    sessionStorage.setItem(SIDEBAR_SCROLL_KEY, "60");
    expect(open("/docs/presets/").nav.scrollTop).toBe(60);
  });

  it("changes nothing without storage", () => {
    store("parser", "open");
    const before = served("/docs/presets/");
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(open("/docs/presets/").restored).toBe(before);
  });
});
