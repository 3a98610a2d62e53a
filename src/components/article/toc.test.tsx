/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { render } from "../../test/browser/render";
import { MobileToc, TocList } from "./toc";

const items = [
  { id: "setup", html: "Set <code>up</code>", items: [{ id: "größe", html: "Size", items: [] }] },
  { id: "use", html: "Use", items: [] },
];

describe("TocList", () => {
  it("links to the headings, nested, with their markup", () => {
    render(<TocList items={items} />);
    const [first] = screen.getAllByRole("listitem");
    expect(within(first!).getByRole("link", { name: "Set up" })).toHaveAttribute("href", "#setup");
    expect(within(first!).getByText("up").tagName).toBe("CODE");
    expect(within(first!).getByRole("link", { name: "Size" })).toHaveAttribute("href", "#größe");
    expect(within(first!).queryByRole("link", { name: "Use" })).not.toBeInTheDocument();
    expect(screen.getAllByRole("link")).toHaveLength(3);
  });

  it("marks only the heading being read", () => {
    render(<TocList items={items} active="größe" />);
    const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
    expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([["Size", "location"]]);
  });

  it("marks nothing above the first heading", () => {
    const { container } = render(<TocList items={items} />);
    expect(container.querySelector("[aria-current]")).toBeNull();
  });
});

const headings = [
  { id: "setup", html: "Set up", items: [{ id: "code", html: "The <code>build</code> call", items: [] }] },
  { id: "use", html: "Use", items: [] },
];
const show = () => render(<MobileToc items={headings} />);

beforeAll(() => {
  Element.prototype.checkVisibility = () => true;
});
const tocLink = () => screen.getByRole("link", { name: "Set up", hidden: true });
const details = () => document.querySelector("details")!;
const summary = () => document.querySelector("summary")!;

/** Adds headings to the page, at these positions in the window. */
const place = (tops: Record<string, number>): void => {
  for (const [id, top] of Object.entries(tops)) {
    const heading = document.getElementById(id) ?? document.body.appendChild(document.createElement("h2"));
    heading.id = id;
    heading.getBoundingClientRect = () => ({ top, bottom: top + 20 }) as DOMRect;
  }
};
const scroll = () => act(() => void window.dispatchEvent(new Event("scroll")));

beforeEach(() => {
  window.innerWidth = 375;
  document.body.replaceChildren();
});

it("starts closed, and opens and closes on a click", async () => {
  show();
  expect(tocLink()).not.toBeVisible();
  await userEvent.click(screen.getByText("On this page"));
  await waitFor(() => expect(tocLink()).toBeVisible());
  expect(screen.getByRole("navigation", { name: "On this page" })).toContainElement(tocLink());
  await userEvent.click(screen.getByText("On this page"));
  await waitFor(() => expect(tocLink()).not.toBeVisible());
});

it("closes when you go to a heading", async () => {
  show();
  await userEvent.click(screen.getByText("On this page"));
  await waitFor(() => expect(tocLink()).toBeVisible());
  act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
  expect(tocLink()).not.toBeVisible();
});

it("shows the heading being read, with its markup, and marks it in the list", async () => {
  place({ setup: 700, code: 900, use: 1200 });
  show();
  await scroll();
  expect(summary()).toHaveTextContent(/^On this page$/);
  place({ setup: -100, code: 50, use: 900 });
  scroll();
  await waitFor(() => expect(summary()).toHaveTextContent("On this page The build call"));
  expect(summary().querySelector("code")).toHaveTextContent("build");
  expect(screen.getByRole("link", { current: "location", hidden: true })).toHaveTextContent("The build call");
  place({ setup: -500, code: -300, use: 20 });
  scroll();
  await waitFor(() => expect(summary()).toHaveTextContent("On this page Use"));
});

it("shows no heading if the list is next to the text", async () => {
  window.innerWidth = 1200;
  place({ setup: 20 });
  show();
  scroll();
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  expect(summary()).toHaveTextContent(/^On this page$/);
});

describe("the open list", () => {
  const open = () => {
    const shown = show();
    details().open = true;
    return shown;
  };

  it("closes when you choose a heading, even the one in the address", () => {
    open();
    act(() => tocLink().click());
    expect(details().open).toBe(false);
  });

  it("closes on Escape and returns the focus", async () => {
    open();
    tocLink().focus();
    await userEvent.keyboard("{Escape}");
    expect(details().open).toBe(false);
    expect(summary()).toHaveFocus();
  });

  it("closes on a click elsewhere", async () => {
    open();
    await userEvent.click(document.body);
    expect(details().open).toBe(false);
  });

  it("closes on the next page, but not when this one rerenders", () => {
    const { rerender } = open();
    rerender(<MobileToc items={headings} />);
    expect(details().open).toBe(true);
    rerender(<MobileToc items={[...headings]} />);
    expect(details().open).toBe(false);
  });
});
