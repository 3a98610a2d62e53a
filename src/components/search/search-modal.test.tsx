/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate, useStaticQuery } from "gatsby";

import type { SearchRequest, SearchResponse } from "../../search/common/types";
import { searchClient } from "../../search/search-client";
import { fakeDialog } from "../../test/browser/fake-dialog";
import { render } from "../../test/browser/render";
import { searchAnswer, searchFailure, searchHit } from "../../test/search/search-fixtures";
import { reservedStart } from "../../utils/reserved-ids";
import { SearchModal } from "./search-modal";

jest.mock("../../search/search-client", () => ({ searchClient: { search: jest.fn() }, warmSearch: jest.fn() }));

const RECENT = "__DOCSEARCH_RECENT_SEARCHES__ddex-suite";
const FAVORITE = "__DOCSEARCH_FAVORITE_SEARCHES__ddex-suite";
const hits = [searchHit("Parser"), searchHit("Parser", "Limits"), searchHit("Builder", "Presets", "Builder")];

const search = jest.mocked(searchClient.search);
const answerWith = (found = hits, extra: Partial<SearchResponse> = {}) =>
  search.mockImplementation(async ([request]: readonly SearchRequest[]) => ({
    ...searchAnswer(request!, found),
    ...extra,
  }));

const onClose = jest.fn();
/** Shows the modal, and waits for DocSearch's first request. */
const show = (query = "", selected = "") =>
  act(async () => void render(<SearchModal query={query} selected={selected} onClose={onClose} />));
const input = () => screen.getByRole<HTMLInputElement>("combobox");
const container = () => document.querySelector(".DocSearch-Container");
const errorTitle = () => screen.queryByText("Unable to fetch results");

const rejections: unknown[] = [];
process.on("unhandledRejection", (reason) => rejections.push(reason));

describe("SearchModal", () => {
  beforeEach(() => {
    localStorage.clear();
    rejections.length = 0;
    search.mockReset();
    onClose.mockReset();
    jest.mocked(navigate).mockReset();
    jest.mocked(useStaticQuery).mockReturnValue({
      allDocsVersion: {
        nodes: [{ name: "current", label: "Next", isLast: true, path: "/docs", mainPath: "/docs/intro/" }],
      },
      blog: { first: { label: "Hello", path: "/blog/hello/" } },
    });
    window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
    window.scrollTo = () => undefined;
    Element.prototype.checkVisibility = () => true;
    Element.prototype.scrollIntoView = () => undefined;
    window.history.replaceState(null, "", "/docs/intro/");
    answerWith();
  });
  afterEach(() => expect(rejections).toEqual([]));

  it("focuses the input, with its placeholder and limit", async () => {
    await show();
    expect(input()).toHaveFocus();
    expect(input()).toHaveAttribute("placeholder", "Search docs");
    expect(input()).toHaveAttribute("maxlength", "64");
    expect(screen.getByText("No recent searches")).toBeInTheDocument();
  });

  it("starts with the given query, cut to 64 characters, and the cursor at its end", async () => {
    await show("x".repeat(70));
    expect(input()).toHaveValue("x".repeat(64));
    expect(input().selectionStart).toBe(64);
    expect(search.mock.calls[0]?.[0][0]?.query).toBe("x".repeat(64));
  });

  it("starts with the selected text, selected, if nothing was typed", async () => {
    await show("", " Release\n");
    expect(input()).toHaveValue("Release");
    expect([input().selectionStart, input().selectionEnd]).toEqual([0, 7]);
  });

  it("sends our request to our backend, for the page's version", async () => {
    await show();
    await userEvent.type(input(), "p");
    expect(search).toHaveBeenCalledTimes(1);
    expect(search.mock.calls[0]?.[0]).toMatchObject([
      {
        query: "p",
        indexName: "ddex-suite",
        hitsPerPage: 20,
        facetFilters: ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-current"]],
      },
    ]);
  });

  it("shows at most five results per group, with a link to all", async () => {
    answerWith(Array.from({ length: 9 }, (_, index) => searchHit(`Page${index}`)));
    await show();
    await userEvent.type(input(), "p");
    expect(await screen.findAllByRole("treeitem")).toHaveLength(5);
    expect(screen.getByRole("tree", { name: "Parser" })).toBeInTheDocument();
    const all = screen.getByRole("link", { name: "See all 9 results" });
    expect(all).toHaveAttribute("href", "/search/?q=p");
    all.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(all);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("shows the best results first, and all once the others have loaded", async () => {
    const found = Array.from({ length: 9 }, (_, index) => searchHit(`Page${index}`, null, `Group ${index % 2}`));
    let answer = (): void => undefined;
    search.mockImplementation(async ([request]: readonly SearchRequest[], options) => {
      const all = searchAnswer(request!, found);
      if (search.mock.calls.length > 1) return all;
      options!.onBest!({ results: [{ ...all.results[0]!, hits: found.slice(0, 2) }] });
      return new Promise<SearchResponse>((resolve) => (answer = () => resolve(all)));
    });
    await show();
    await userEvent.type(input(), "p");
    expect(await screen.findAllByRole("treeitem")).toHaveLength(2);
    act(() => answer());
    await waitFor(() => expect(screen.getAllByRole("treeitem")).toHaveLength(9));
    expect(search).toHaveBeenCalledTimes(2);
  });

  it("keeps the place of a reader who has moved down the best results", async () => {
    let answer = (): void => undefined;
    search.mockImplementation(async ([request]: readonly SearchRequest[], options) => {
      const all = searchAnswer(request!, hits);
      options!.onBest!(all);
      return new Promise<SearchResponse>((resolve) => (answer = () => resolve(all)));
    });
    await show();
    await userEvent.type(input(), "p");
    await screen.findAllByRole("treeitem");
    await userEvent.keyboard("{ArrowDown}");
    await act(async () => answer());
    expect(screen.getAllByRole("treeitem")[1]).toHaveAttribute("aria-selected", "true");
    expect(search).toHaveBeenCalledTimes(1);
  });

  it("shows how many pages the results are on, if the backend knows", async () => {
    search.mockImplementation(async ([request]) => {
      const { results } = searchAnswer(request!, hits);
      return { results: results.map((result) => ({ ...result, nbDocuments: 2 })) };
    });
    await show();
    await userEvent.type(input(), "p");
    expect(await screen.findByRole("link", { name: "See all 3 results on 2 pages" })).toBeInTheDocument();
    answerWith([searchHit("Parser")]);
    await userEvent.type(input(), "q");
    expect(await screen.findByRole("link", { name: "See the one result" })).toBeInTheDocument();
  });

  it("shows the best results first, each with its page's title before its heading", async () => {
    const builder = (title: string) => searchHit(title, "Python", "Builder");
    const parser = (title: string) => searchHit(title, "Python");
    answerWith([parser("A"), builder("B"), parser("C"), builder("D"), parser("E"), builder("F"), parser("G")]);
    await show();
    await userEvent.type(input(), "p");
    await screen.findAllByRole("treeitem");
    const titles = (list: HTMLElement) =>
      [...list.querySelectorAll(".DocSearch-Hit-title")].map(({ textContent }) => textContent);
    expect(screen.getAllByRole("tree").map(titles)).toEqual([
      ["A › Python", "B › Python", "C › Python", "D › Python", "E › Python"],
      ["F › Python"],
      ["G › Python"],
    ]);
    expect(screen.getByRole("tree", { name: "Best matches" })).toBeInTheDocument();
    expect(screen.getByRole("tree", { name: "Builder" })).toBeInTheDocument();
    expect(document.querySelectorAll(".DocSearch-Hit-path")[1]).toHaveTextContent("Builder · of B");
  });

  it("has accessible roles, and unique ids and names for lists and items", async () => {
    answerWith([...hits, ...hits].map((hit, index) => ({ ...hit, objectID: `${index}` })));
    await show();
    await userEvent.type(input(), "p");
    await screen.findAllByRole("treeitem");
    expect(container()).not.toHaveAttribute("role");
    expect(container()).not.toHaveAttribute("tabindex");
    expect(
      container()
        ?.getAttributeNames()
        .filter((name) => name.startsWith("aria-")),
    ).toEqual([]);
    const lists = screen.getAllByRole("tree");
    expect(lists.map((list) => within(list).getAllByRole("treeitem").length)).toEqual([5, 1]);
    expect(screen.getByRole("tree", { name: "Builder" })).toBe(lists[1]);
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(input().getAttribute("aria-controls")).toBe(lists.map(({ id }) => id).join(" "));
    expect(document.getElementById(input().getAttribute("aria-activedescendant")!)).toHaveTextContent("Parser");
  });

  it("has attributes that match its results, whose number a status announces", async () => {
    const status = () => screen.getByRole("status").textContent;
    const attributes = () =>
      ["aria-haspopup", "aria-expanded", "aria-controls", "aria-activedescendant"].map((name) =>
        input().getAttribute(name),
      );
    const ids = () => screen.getAllByRole("treeitem").map(({ id }) => id);
    const lists = () => screen.getAllByRole("tree").map(({ id }) => id);
    await show();
    expect([status(), ...attributes()]).toEqual(["", "tree", "false", null, null]);
    await userEvent.type(input(), "p");
    await screen.findAllByRole("treeitem");
    expect([status(), ...attributes()]).toEqual(["3 results", "tree", "true", lists().join(" "), ids()[0]]);
    await userEvent.keyboard("{ArrowDown}");
    expect(screen.getAllByRole("treeitem")[1]).toHaveAttribute("aria-selected", "true");
    expect(input()).toHaveAttribute("aria-activedescendant", ids()[1]);
    answerWith([]);
    await userEvent.type(input(), "q");
    await screen.findByText(/No results for/);
    expect([status(), ...attributes()]).toEqual(["No results were found", "tree", "false", null, null]);
    answerWith();
    await userEvent.type(input(), "{Backspace}");
    await screen.findAllByRole("treeitem");
    expect([status(), ...attributes()]).toEqual(["3 results", "tree", "true", lists().join(" "), ids()[0]]);
    await userEvent.clear(input());
    expect([status(), ...attributes()]).toEqual(["", "tree", "false", null, null]);
  });

  it("opens a hit with Enter through the router, and remembers it without highlights", async () => {
    await show();
    await userEvent.type(input(), "p");
    await screen.findAllByRole("treeitem");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/docs/parser/#limits"));
    const saved = localStorage.getItem(RECENT) ?? "";
    expect(JSON.parse(saved)).toMatchObject([{ url: "/docs/parser/#limits", type: "lvl2" }]);
    expect(saved).not.toMatch(/_highlightResult|_snippetResult|<mark>|"__docsearch_parent":\{/);
  });

  it("shows the error screen when the backend fails, and results when it recovers", async () => {
    search.mockRejectedValue(searchFailure());
    await show();
    await userEvent.type(input(), "p");
    await waitFor(() => expect(errorTitle()).toBeInTheDocument());
    expect(screen.getByRole("alert")).toHaveTextContent("You might want to check your network connection.");
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(container()).toHaveClass("DocSearch-Container--Errored");
    expect(errorTitle()).toBeInTheDocument();
    answerWith();
    await userEvent.type(input(), "a");
    expect(await screen.findAllByRole("treeitem")).toHaveLength(3);
    expect(errorTitle()).not.toBeInTheDocument();
    expect(container()).not.toHaveClass("DocSearch-Container--Errored");
  });

  it("doesn't show the failure of a query that was replaced or cleared", async () => {
    search.mockRejectedValueOnce(searchFailure());
    await show();
    await userEvent.type(input(), "pa");
    expect(await screen.findAllByRole("treeitem")).toHaveLength(3);
    search.mockRejectedValueOnce(searchFailure());
    await userEvent.type(input(), "r");
    await userEvent.clear(input());
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(errorTitle()).not.toBeInTheDocument();
    expect(screen.getByText("No recent searches")).toBeInTheDocument();
  });

  it("ignores an older answer that arrives late", async () => {
    let answerLate = (): void => undefined;
    search.mockImplementationOnce(
      ([request]) => new Promise((resolve) => (answerLate = () => resolve(searchAnswer(request!, [searchHit("Old")])))),
    );
    await show();
    await userEvent.type(input(), "pa");
    expect(await screen.findAllByRole("treeitem")).toHaveLength(3);
    await act(async () => answerLate());
    expect(screen.queryByText("Old")).not.toBeInTheDocument();
  });

  it("is stalled after 300 ms", async () => {
    let answer = (): void => undefined;
    search.mockImplementationOnce(
      ([request]) => new Promise((resolve) => (answer = () => resolve(searchAnswer(request!, hits)))),
    );
    await show();
    await userEvent.type(input(), "p");
    expect(container()).not.toHaveClass("DocSearch-Container--Stalled");
    await waitFor(() => expect(container()).toHaveClass("DocSearch-Container--Stalled"));
    await act(async () => answer());
    expect(container()).not.toHaveClass("DocSearch-Container--Stalled");
  });

  it("offers earlier groups and an issue if nothing is found", async () => {
    await show();
    await userEvent.type(input(), "p");
    await screen.findAllByRole("treeitem");
    answerWith([]);
    await userEvent.type(input(), "q");
    expect(await screen.findByText(/No results for/)).toHaveTextContent('No results for "pq"');
    expect(screen.getByText(/Believe this query should return results\?/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Let us know." })).toHaveAttribute(
      "href",
      expect.stringMatching(/issues\/new\?title=.*pq/),
    );
    answerWith();
    await userEvent.click(screen.getByRole("button", { name: "Parser" }));
    expect(input()).toHaveValue("parser ");
    expect(await screen.findAllByRole("treeitem")).toHaveLength(3);
  });

  it("explains above the results why the local index answered instead of the service", async () => {
    answerWith(hits, { problem: { kind: "unreachable" } });
    await show();
    await userEvent.type(input(), "p");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(
      "Unable to fetch resultsYou might want to check your network connection.These results come from the local index.",
    );
    const items = screen.getAllByRole("treeitem");
    expect(items).toHaveLength(3);
    expect(alert.compareDocumentPosition(items[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    answerWith(hits, { problem: { kind: "refused", message: "Invalid API key" } });
    await userEvent.type(input(), "a");
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/refused to answer.*Invalid API key/));
    expect(errorTitle()).not.toBeInTheDocument();
    answerWith();
    await userEvent.type(input(), "r");
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  });

  it("reports our own errors as such, and searches again on Retry and Enter", async () => {
    await show();
    await userEvent.type(input(), "p");
    await screen.findAllByRole("treeitem");
    search.mockRejectedValue(new Error("/search-index.json: status 404"));
    await userEvent.type(input(), "q");
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent(/^The search has failed.*index\.json: status 404/),
    );
    expect(errorTitle()).not.toBeInTheDocument();
    expect(document.querySelector(".search-modal")).toHaveAttribute("data-failed");
    expect(search).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("{Enter}");
    expect(search).toHaveBeenCalledTimes(3);
    expect(onClose).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
    answerWith();
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
    expect(input()).toHaveFocus();
    expect(await screen.findAllByRole("treeitem")).toHaveLength(3);
    expect(search.mock.calls.map(([[request]]) => request!.query)).toEqual(["p", "pq", "pq", "pq"]);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("reports an unreadable answer as our own error", async () => {
    answerWith([{ ...hits[0]!, hierarchy: null as never }]);
    await show();
    await userEvent.type(input(), "p");
    expect(await screen.findByText("The search has failed")).toBeInTheDocument();
  });

  it("searches again when a filter is pressed, and passes filters on to the search page", async () => {
    await show();
    await userEvent.type(input(), "p");
    await screen.findAllByRole("treeitem");
    answerWith([searchHit("Only")]);
    const python = screen.getByRole("button", { name: "Python", pressed: false });
    await userEvent.click(python);
    expect(python).toHaveAttribute("aria-pressed", "true");
    expect(await screen.findByRole("link", { name: "See the one result" })).toHaveAttribute(
      "href",
      "/search/?q=p&code=python",
    );
    expect(search.mock.lastCall?.[0][0]?.facetFilters).toContain("code:python");
    await userEvent.type(input(), "a");
    expect(search.mock.lastCall?.[0][0]).toMatchObject({
      query: "pa",
      facetFilters: expect.arrayContaining(["code:python"]),
    });
  });

  it("offers starting points until something is typed", async () => {
    await show();
    const links = () => within(screen.getByRole("navigation", { name: "Start here" })).getAllByRole("link");
    // Ids of headings are in lower case.
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id).filter((id) => id === id.toLowerCase());
    expect(ids.filter((id) => !reservedStart.test(id))).toEqual([]);
    expect(links().map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Getting started", "/docs/getting-started/"],
      ["Playground", "/playground/"],
      ["All symbols of the API", "/docs/api/"],
      ["Newest post: Hello", "/blog/hello/"],
    ]);
    await userEvent.type(input(), "p");
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Clear the query" }));
    const [first] = links();
    first!.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(first!);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("offers recently read pages until they are cleared", async () => {
    localStorage.setItem("read-pages", JSON.stringify([{ path: "/docs/deal/", title: "Deals" }, { path: 1 }]));
    await show();
    const read = () => screen.queryByRole("navigation", { name: "Recently read" });
    const links = within(read()!).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([["Deals", "/docs/deal/"]]);
    links[0]!.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(links[0]!);
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: "Clear recently read" }));
    expect(read()).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
    expect(localStorage.getItem("read-pages")).toBeNull();
  });

  it("shows the site's keys instead", async () => {
    fakeDialog();
    await show();
    await userEvent.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toHaveAttribute("open");
    document.querySelector("dialog.keys-dialog")!.remove();
  });

  /** Names of the Tab stops, from the input to the last. */
  const tabThrough = async (shift = false): Promise<string[]> => {
    const names: string[] = [];
    while (onClose.mock.calls.length === 0 && names.length < 30) {
      const { tagName, textContent, title } = document.activeElement as HTMLElement;
      names.push(tagName === "INPUT" ? "input" : title || (textContent ?? "").replace(/\.cls.*/, ""));
      await userEvent.tab({ shift });
    }
    return names;
  };

  const filters = ["Guides", "API", "Examples", "Blog", "TypeScript", "Python", "Rust"];

  it("closes on Tab past its last stop; results aren't stops", async () => {
    await show();
    await userEvent.type(input(), "p");
    await screen.findAllByRole("treeitem");
    const stops = await tabThrough();
    expect(stops).toEqual(["input", "Clear the query", "Cancel", ...filters, "See all 3 results", "Search by"]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("closes on Tab past the starting points, and on Shift Tab before the input", async () => {
    await show();
    const stops = await tabThrough();
    expect(stops.slice(-5)).toEqual([
      "Playground",
      "All symbols of the API",
      "Newest post: Hello",
      "Keyboard shortcuts",
      "Search by",
    ]);
    onClose.mockReset();
    act(() => input().focus());
    expect(await tabThrough(true)).toEqual(["input"]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("stores and removes a favourite without waiting for an animation", async () => {
    const { objectID, url, hierarchy } = hits[0]!;
    localStorage.setItem(RECENT, JSON.stringify([{ objectID, url, type: "lvl1", hierarchy, content: null }]));
    await show();
    await userEvent.click(screen.getByRole("button", { name: "Save this search" }));
    const favorites = await screen.findByRole("tree", { name: "Favorite" });
    expect(localStorage.getItem(RECENT)).toBe("[]");
    expect(JSON.parse(localStorage.getItem(FAVORITE)!)).toMatchObject([{ objectID }]);
    await userEvent.click(within(favorites).getByRole("button", { name: "Remove this search from favorites" }));
    await waitFor(() => expect(localStorage.getItem(FAVORITE)).toBe("[]"));
  });

  it("ignores invalid stored entries and shows the rest", async () => {
    const { objectID, url, type, hierarchy } = hits[0]!;
    localStorage.setItem(RECENT, JSON.stringify([null, { objectID: "x" }, { objectID, url, type, hierarchy }]));
    localStorage.setItem(FAVORITE, "{not JSON");
    await show();
    expect(screen.getAllByRole("treeitem")).toHaveLength(1);
  });
});
