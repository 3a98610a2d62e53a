/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { render } from "../../test/browser/render";
import type { SidebarItem } from "../../utils/sidebar";
import { SidebarTree } from "./sidebar-tree";

const item = (label: string, path: string, items: SidebarItem[] = [], collapsed = true): SidebarItem => ({
  label,
  path,
  items,
  collapsed,
});
const items = [
  item("Introduction", "/docs/intro/"),
  item("Parser", "/docs/parser/", [
    item("Overview", "/docs/parser/overview/"),
    item("Deep", "/docs/parser/deep/", [item("Deepest", "/docs/parser/deep/deepest/")]),
  ]),
  item("Builder", "/docs/builder/", [item("Presets", "/docs/builder/presets/")]),
  item("Open", "/docs/open/", [item("Inside", "/docs/open/inside/")], false),
];

beforeEach(() => localStorage.clear());

const show = (path: string) => render(<SidebarTree items={items} path={path} />);
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
  expect(screen.getByRole("link", { name: "Presets" })).toHaveAttribute("href", "/docs/builder/presets/");
  await userEvent.click(button);
  expect(screen.queryByRole("link", { name: "Presets" })).not.toBeInTheDocument();
});

it("opens the branch of the next page and closes one that was only visited", async () => {
  const { rerender } = show("/docs/parser/overview/");
  rerender(<SidebarTree items={items} path="/docs/builder/" />);
  expect(links()).toEqual(["Introduction", "Parser", "Builder", "Presets", "Open", "Inside"]);
});

it("reopens a category closed by hand when you visit its page", async () => {
  const { rerender } = show("/docs/parser/overview/");
  await userEvent.click(screen.getByRole("button", { name: "Collapse sidebar category 'Parser'" }));
  expect(links()).not.toContain("Overview");
  rerender(<SidebarTree items={items} path="/docs/parser/" />);
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

  it("is restored, on another page too", () => {
    store("builder", "open");
    store("open", "closed");
    show("/docs/intro/");
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
    rerender(<SidebarTree items={items} path="/docs/intro/" />);
    expect(links()).toEqual(["Introduction", "Parser", "Builder", "Presets", "Open", "Inside"]);
    jest.restoreAllMocks();
  });
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
  const { container } = render(
    <SidebarTree
      items={[
        item("Introduction", "/docs/intro/"),
        item("Parser", "/docs/parser/", [item("Overview", "/docs/parser/overview/")]),
      ]}
      path="/docs/parser/overview/"
    />,
  );
  expect(container.innerHTML.replace(/ (?:class|focusable)="[^"]*"/g, "")).toMatchInlineSnapshot(
    `"<ul><li><a href="/docs/intro/">Introduction</a></li><li data-category="/docs/parser/"><div><a href="/docs/parser/">Parser</a><button type="button" aria-expanded="true" aria-label="Collapse sidebar category 'Parser'"><svg aria-hidden="true"><use href="#_icon-chevron-right"></use></svg></button></div><ul><li><a href="/docs/parser/overview/" aria-current="page">Overview</a></li></ul></li></ul>"`,
  );
});

it("shows a group without a page under its heading", () => {
  const post = { label: "Hello", path: "/blog/hello/", collapsed: true, items: [] };
  render(<SidebarTree path="/blog/hello/" items={[{ label: "2025", path: null, collapsed: false, items: [post] }]} />);
  const group = within(screen.getByRole("group", { name: "2025" }));
  expect(group.getByRole("heading", { level: 3, name: "2025" })).toBeInTheDocument();
  expect(group.getByRole("link", { name: "Hello" })).toHaveAttribute("aria-current", "page");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
