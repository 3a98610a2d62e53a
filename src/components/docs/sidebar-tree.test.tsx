/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakeLoader } from "../../test/browser/fake-loader";
import { render } from "../../test/browser/render";
import { docsSidebar, sidebarItem as item } from "../../test/content/fake-sidebars";
import { itemsAt } from "../../utils/sidebar";
import { SidebarTree } from "./sidebar-tree";

const items = [
  item("Introduction", "/docs/intro/"),
  item("Parser", "/docs/parser/", [
    item("Overview", "/docs/parser/overview/"),
    item("Deep", "/docs/parser/deep/", [item("Deepest", "/docs/parser/deep/deepest/")]),
  ]),
  item("Builder", "/docs/builder/", [item("Presets", "/docs/builder/presets/")]),
  item("Open", "/docs/open/", [item("Inside", "/docs/open/inside/")], false),
];

/** The sidebar as a page's data has it. */
const sidebarAt = (path: string) => docsSidebar(itemsAt(items, path), path);
const tree = (path: string) => <SidebarTree sidebar={sidebarAt(path)} path={path} />;

/** Pages load with their sidebar. */
const serve = () => {
  const { loadPage } = fakeLoader();
  loadPage.mockImplementation(async (path) => ({ json: { data: { sidebar: sidebarAt(path) } } }));
  return loadPage;
};

beforeEach(() => {
  localStorage.clear();
  serve();
});

const show = (path: string) => render(tree(path));
const links = (): (string | null)[] => screen.getAllByRole("link").map(({ textContent }) => textContent);
const caret = (label: string) => screen.getByRole("button", { name: `Expand sidebar category '${label}'` });

it("shows top-level items, and the items of categories that start open", () => {
  show("/docs/intro/");
  expect(links()).toEqual(["Introduction", "Parser", "Builder", "Open", "Inside"]);
});

it("opens the branch of the current page at every level", () => {
  show("/docs/parser/deep/deepest/");
  expect(links()).toEqual(["Introduction", "Parser", "Overview", "Deep", "Deepest", "Builder", "Open", "Inside"]);
});

it("opens and closes a category with its button", async () => {
  show("/docs/intro/");
  const button = caret("Builder");
  expect(button).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(button).toHaveAccessibleName("Collapse sidebar category 'Builder'");
  expect(await screen.findByRole("link", { name: "Presets" })).toHaveAttribute("href", "/docs/builder/presets/");
  await userEvent.click(button);
  expect(screen.queryByRole("link", { name: "Presets" })).not.toBeInTheDocument();
});

it("opens the branch of the next page and closes one that was only visited", async () => {
  const { rerender } = show("/docs/parser/overview/");
  rerender(tree("/docs/builder/"));
  expect(links()).toEqual(["Introduction", "Parser", "Builder", "Presets", "Open", "Inside"]);
});

it("reopens a category closed by hand when you visit its page", async () => {
  const { rerender } = show("/docs/parser/overview/");
  await userEvent.click(screen.getByRole("button", { name: "Collapse sidebar category 'Parser'" }));
  expect(links()).not.toContain("Overview");
  rerender(tree("/docs/parser/"));
  expect(links()).toContain("Overview");
});

it("closes and opens the current page's category with its link", async () => {
  show("/docs/parser/");
  const link = screen.getByRole("link", { name: "Parser" });
  await userEvent.click(link);
  expect(links()).not.toContain("Overview");
  await userEvent.click(link);
  expect(links()).toContain("Overview");
});

describe("the remembered state", () => {
  const stored = (category: string) => localStorage.getItem(`sidebar.category./docs/${category}/`);
  const store = (category: string, value: string) => localStorage.setItem(`sidebar.category./docs/${category}/`, value);

  it("includes what the reader opens and closes", async () => {
    show("/docs/parser/overview/");
    expect([stored("parser"), stored("builder"), stored("open")]).toEqual([null, null, null]);
    await userEvent.click(caret("Builder"));
    await userEvent.click(screen.getByRole("button", { name: "Collapse sidebar category 'Open'" }));
    expect([stored("parser"), stored("builder"), stored("open")]).toEqual([null, "open", "closed"]);
  });

  it("is restored, on another page too", async () => {
    store("builder", "open");
    store("open", "closed");
    show("/docs/intro/");
    await screen.findByRole("link", { name: "Presets" });
    expect(links()).toEqual(["Introduction", "Parser", "Builder", "Presets", "Open"]);
  });

  it("is ignored if it is invalid", () => {
    for (const [category, value] of [
      ["builder", "true"],
      ["open", ""],
      ["parser", "OPEN"],
    ] as const)
      store(category, value);
    show("/docs/intro/");
    expect(links()).toEqual(["Introduction", "Parser", "Builder", "Open", "Inside"]);
  });

  it("doesn't close the page's branch", async () => {
    store("parser", "closed");
    const { unmount } = show("/docs/parser/overview/");
    expect(links()).toContain("Overview");
    await userEvent.click(screen.getByRole("button", { name: "Collapse sidebar category 'Parser'" }));
    expect(links()).not.toContain("Overview");
    unmount();
    show("/docs/parser/overview/");
    expect(links()).toContain("Overview");
  });

  it("doesn't need storage", async () => {
    const forbidden = (): never => {
      throw new DOMException("denied", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbidden);
    const { rerender } = show("/docs/parser/overview/");
    await userEvent.click(caret("Builder"));
    await screen.findByRole("link", { name: "Presets" });
    rerender(tree("/docs/intro/"));
    expect(links()).toEqual(["Introduction", "Parser", "Builder", "Presets", "Open", "Inside"]);
    jest.restoreAllMocks();
  });
});

describe("a branch that the page doesn't have", () => {
  /** A category that no other test has opened. */
  const category = (name: string) => {
    const below = item(`${name} below`, `/docs/${name}/deep/below/`);
    const deep = item(`${name} deep`, `/docs/${name}/deep/`, [below]);
    return item(name, `/docs/${name}/`, [item(`${name} page`, `/docs/${name}/page/`), deep]);
  };
  const branchAt = (name: string, path: string) => docsSidebar(itemsAt([category(name)], path), path);
  const open = (name: string) => {
    const { loadPage, hovering } = fakeLoader();
    loadPage.mockImplementation(async (path) => ({ json: { data: { sidebar: branchAt(name, path) } } }));
    const view = render(<SidebarTree sidebar={branchAt(name, "/docs/intro/")} path="/docs/intro/" />);
    return { ...view, loadPage, hovering };
  };

  it("loads once with the page of its category, also for later pages", async () => {
    const { loadPage, rerender } = open("once");
    expect(links()).toEqual(["once"]);
    await userEvent.click(caret("once"));
    await screen.findByRole("link", { name: "once page" });
    await userEvent.click(screen.getByRole("button", { name: "Collapse sidebar category 'once'" }));
    await userEvent.click(caret("once"));
    rerender(<SidebarTree sidebar={branchAt("once", "/docs/use-cases/")} path="/docs/use-cases/" />);
    expect(links()).toEqual(["once", "once page", "once deep"]);
    expect(loadPage.mock.calls).toEqual([["/docs/once/", true]]);
    await userEvent.click(caret("once deep"));
    await screen.findByRole("link", { name: "once below" });
    expect(loadPage.mock.calls.map(([path]) => path)).toEqual(["/docs/once/", "/docs/once/deep/"]);
  });

  it("is kept from the pages that have it", async () => {
    const { loadPage, rerender } = open("kept");
    rerender(<SidebarTree sidebar={branchAt("kept", "/docs/kept/page/")} path="/docs/kept/page/" />);
    rerender(<SidebarTree sidebar={branchAt("kept", "/docs/intro/")} path="/docs/intro/" />);
    await userEvent.click(caret("kept"));
    expect(links()).toEqual(["kept", "kept page", "kept deep"]);
    expect(loadPage).not.toHaveBeenCalled();
  });

  it("loads when the pointer is on the button", async () => {
    const { hovering } = open("hovered");
    await userEvent.hover(caret("hovered"));
    expect(hovering.mock.calls).toEqual([["/docs/hovered/"]]);
  });

  it("is reported if it can't be loaded, next to the link to its page, and loads on Retry", async () => {
    const { loadPage } = open("failing");
    loadPage.mockResolvedValueOnce({ status: "error", error: new Error("offline") });
    await userEvent.click(caret("failing"));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("could not be loaded");
    expect(links()).toEqual(["failing"]);
    await userEvent.click(within(alert).getByRole("button", { name: "Retry" }));
    await screen.findByRole("link", { name: "failing page" });
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("is stored while it's open, so that the next document has it at once", async () => {
    const itemsKey = "sidebar.items./docs/stored/";
    open("stored");
    await userEvent.click(caret("stored"));
    await screen.findByRole("link", { name: "stored page" });
    expect(localStorage.getItem(itemsKey)).toContain("stored page");
    await userEvent.click(screen.getByRole("button", { name: "Collapse sidebar category 'stored'" }));
    expect(localStorage.getItem(itemsKey)).toBeNull();
  });
});

it("marks the item to which a page belongs", () => {
  render(<SidebarTree sidebar={docsSidebar(items, "/docs/intro/")} path="/docs/ern/elements/Deal/" />);
  expect(screen.getByRole("link", { name: "Introduction" })).toHaveAttribute("aria-current", "true");
});

it("leaves a link to another category to the router", () => {
  show("/docs/intro/");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  let prevented = true;
  window.addEventListener(
    "click",
    (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  screen.getByRole("link", { name: "Parser" }).dispatchEvent(click);
  expect(prevented).toBe(false);
});

it("is a list of links", () => {
  const path = "/docs/parser/overview/";
  const all = [item("Introduction", "/docs/intro/"), item("Parser", "/docs/parser/", [item("Overview", path)])];
  const { container } = render(<SidebarTree sidebar={docsSidebar(all, path)} path={path} />);
  expect(container.innerHTML.replace(/ (?:class|focusable)="[^"]*"/g, "")).toMatchInlineSnapshot(
    `"<ul><li><a href="/docs/intro/">Introduction</a></li><li data-category="/docs/parser/"><div><a href="/docs/parser/">Parser</a><button type="button" aria-expanded="true" aria-label="Collapse sidebar category 'Parser'"><svg aria-hidden="true"><use href="#_icon-chevron-right"></use></svg></button></div><ul><li><a href="/docs/parser/overview/" aria-current="page">Overview</a></li></ul></li></ul>"`,
  );
});

it("shows a group without a page under its heading", () => {
  const year = { label: "2025", path: null, collapsed: false, digest: null, items: [item("Hello", "/blog/hello/")] };
  render(<SidebarTree sidebar={docsSidebar([year], "/blog/hello/")} path="/blog/hello/" />);
  const group = within(screen.getByRole("group", { name: "2025" }));
  expect(group.getByRole("heading", { level: 3, name: "2025" })).toBeInTheDocument();
  expect(group.getByRole("link", { name: "Hello" })).toHaveAttribute("aria-current", "page");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
