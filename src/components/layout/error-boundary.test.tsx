/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot, type Root } from "react-dom/client";

import { render } from "../../test/browser/render";
import { ErrorBoundary } from "./error-boundary";

let failure: unknown;
const Page = () => {
  if (failure) throw failure;
  return <p>The page</p>;
};
const boundaryAt = (path: string) => (
  <ErrorBoundary path={path}>
    <Page />
  </ErrorBoundary>
);
const heading = () => screen.queryByRole("heading", { level: 1, name: "This page crashed." });

beforeEach(() => {
  failure = undefined;
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it("shows what failed, with all causes, and also in the title", async () => {
  failure = new Error("No data", {
    cause: new Error("No part", { cause: new Error("No network", { cause: "reasons" }) }),
  });
  const { container } = render(boundaryAt("/a/"));
  expect(heading()).toBeInTheDocument();
  expect(container.querySelector("pre")?.textContent).toBe("No data\nCause: No part\nCause: No network");
  await waitFor(() => expect(document.title).toBe("Page Error"));
});

it("shows what failed even if it isn't an Error", () => {
  failure = "a string";
  render(boundaryAt("/a/"));
  expect(screen.getByText("a string")).toBeInTheDocument();
});

it("shows the page again after Try again, once it no longer fails", async () => {
  failure = new Error("No data");
  render(boundaryAt("/a/"));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(heading()).toBeInTheDocument();
  failure = undefined;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("The page")).toBeInTheDocument();
});

it("is cleared by another page, but not when the same one rerenders", () => {
  failure = new Error("No data");
  const { rerender } = render(boundaryAt("/a/"));
  failure = undefined;
  rerender(boundaryAt("/a/"));
  expect(heading()).toBeInTheDocument();
  rerender(boundaryAt("/b/"));
  expect(heading()).not.toBeInTheDocument();
  expect(screen.getByText("The page")).toBeInTheDocument();
});

describe("while the page is hydrated", () => {
  const { dataset } = document.documentElement;
  const served = '<main id="main"><h2>Set up</h2><p>The text.</p></main>';
  const text = () => screen.queryByText("The text.");

  const hydrate = (outermost: boolean, html = served) => {
    document.body.innerHTML = `<div><header>The navbar</header>${html}</div>`;
    const boundary = (path: string, page = <Page />) => (
      <ErrorBoundary path={path} outermost={outermost}>
        {page}
      </ErrorBoundary>
    );
    const container = document.body.firstElementChild!;
    let root: Root | undefined;
    act(() => void (root = hydrateRoot(container, boundary("/a/"), { onRecoverableError: () => undefined })));
    dataset.hydrated = "";
    return {
      goTo: (path: string, page?: JSX.Element) => {
        dataset.moved = "";
        act(() => root?.render(boundary(path, page)));
      },
    };
  };

  beforeEach(() => {
    delete dataset.hydrated;
    delete dataset.moved;
  });
  afterEach(() => document.body.replaceChildren());

  it.each([true, false])("keeps the served text below the notice (outermost: %s)", (outermost) => {
    failure = new Error("No data");
    hydrate(outermost);
    expect(heading()!.compareDocumentPosition(text()!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText("The navbar")).not.toBeInTheDocument();
    expect(screen.queryAllByRole("main")).toHaveLength(outermost ? 1 : 0);
  });

  it("shows the panels of tabs to assistive technology, too", () => {
    failure = new Error("No data");
    const panel = '<div role="tabpanel" aria-hidden="true" hidden="until-found"><p>In Rust</p></div>';
    hydrate(true, served.replace("<p>", `${panel}<p>`));
    expect(screen.getByText("In Rust").parentElement).not.toHaveAttribute("aria-hidden");
  });

  it("puts everything in main if outermost, and leaves links to the browser", () => {
    failure = new Error("No data");
    hydrate(true);
    const main = screen.getByRole("main");
    expect(main).toHaveAttribute("id", "main");
    expect(within(main).getByRole("heading", { level: 1 })).toBe(heading());
    expect(text()!.closest("[data-full-load]")).not.toBeNull();
  });

  it("restores the page after Try again once nothing fails", async () => {
    failure = new Error("No data");
    hydrate(true);
    failure = undefined;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByText("The page")).toBeInTheDocument();
    expect(text()).not.toBeInTheDocument();
  });

  it.each([
    [true, true, 1],
    [true, false, 0],
    [false, true, 1],
    [false, false, 0],
  ])("a failed Try again (outermost: %s, online: %s) loads %i documents", async (outermost, onLine, count) => {
    failure = new Error("No data");
    hydrate(outermost);
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
    // jsdom logs an error instead of navigating.
    const loads = jest.mocked(console.error).mockClear();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    const navigation = loads.mock.calls.filter(([error]) => /navigation/.test((error as Error).message));
    expect(navigation).toHaveLength(count);
    expect(heading()).toBeInTheDocument();
    expect(text()).toBeInTheDocument();
  });

  it("doesn't keep the text for another page", () => {
    failure = new Error("No data");
    const { goTo } = hydrate(true);
    goTo("/b/");
    expect(heading()).toBeInTheDocument();
    expect(text()).not.toBeInTheDocument();
  });

  it("shows no text for a page that fails later", () => {
    const { goTo } = hydrate(true);
    expect(screen.getByText("The page")).toBeInTheDocument();
    failure = new Error("No data");
    goTo("/b/", <Page key="b" />);
    expect(heading()).toBeInTheDocument();
    expect(text()).not.toBeInTheDocument();
  });
});
