/** @jest-environment jsdom */
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";

import type { SearchProblem, SearchRequest, SearchResponse } from "../../search/common/types";
import { searchClient } from "../../search/search-client";
import { noFilters } from "../../search/search-filters";
import { render } from "../../test/browser/render";
import { searchAnswer, searchFailure, searchHit } from "../../test/search/search-fixtures";
import { SearchPage } from "./search-page";

jest.mock("../../search/search-client", () => ({ searchClient: { search: jest.fn() }, warmSearch: jest.fn() }));

const search = jest.mocked(searchClient.search);
const answerWith = (titles: string[], extra: Partial<SearchResponse> = {}, nbDocuments?: number) =>
  search.mockImplementation(async ([request]: readonly SearchRequest[]) => {
    const found = titles.map((title) => searchHit(title, "Limits"));
    const { results } = searchAnswer(request!, found);
    return { results: results.map((result) => ({ ...result, ...(nbDocuments && { nbDocuments }) })), ...extra };
  });
const pages = (count: number): string[] => Array.from({ length: count }, (_, index) => `Page${index}`);

const input = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
const results = () => screen.queryAllByRole("heading", { level: 2 });
const queries = () => search.mock.calls.map(([[request]]) => `${request!.query}:${request!.page}`);

describe("SearchPage", () => {
  beforeEach(() => {
    search.mockReset();
    jest.mocked(useStaticQuery).mockReturnValue({
      allDocsVersion: {
        nodes: [{ name: "current", label: "Next", isLast: true, path: "/docs", mainPath: "/docs/intro/" }],
      },
    });
    window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
    window.history.replaceState({ key: "here" }, "", "/search/");
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  const open = (query: string, filters = noFilters) =>
    render(<SearchPage initialQuery={query} initialFilters={filters} />);

  /** Types without pauses, replacing the input's text. */
  const typeAtOnce = async (text: string): Promise<void> => {
    jest.useFakeTimers();
    const { value } = input();
    const user = userEvent.setup({ delay: null });
    await user.type(input(), text, { initialSelectionStart: 0, initialSelectionEnd: value.length });
  };

  it("waits for a query, with the input focused", () => {
    open("");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Search the documentation");
    expect(input()).toHaveFocus();
    expect(input()).toHaveAttribute("maxlength", "64");
    expect(screen.queryByText("No results were found")).not.toBeInTheDocument();
    expect(search).not.toHaveBeenCalled();
  });

  it("shows what the address asks for: counts, titles, what they belong to, and marks", async () => {
    answerWith(["Parser", "Builder"], {}, 1);
    open("parser");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent('Search results for "parser"');
    await waitFor(() => expect(screen.getByText("2 results on 1 page")).toHaveAttribute("role", "status"));
    expect(search.mock.calls[0]?.[0]).toMatchObject([{ query: "parser", page: 0, hitsPerPage: 20 }]);
    const link = screen.getByRole("link", { name: "Parser Limits" });
    expect(link).toHaveAttribute("href", "/docs/parser/#limits");
    expect(link).toHaveTextContent("Parser › Limits");
    expect(screen.getAllByText("Parser", { selector: ".group" })).toHaveLength(2);
    expect(screen.getAllByText("Parser", { selector: "p > mark" })).toHaveLength(1);
  });

  it("searches 300 ms after the last letter, and updates the address", async () => {
    answerWith(["Parser"]);
    const entries = window.history.length;
    open("");
    await typeAtOnce("par");
    act(() => void jest.advanceTimersByTime(299));
    expect(search).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1));
    expect(await screen.findByText("1 result")).toBeInTheDocument();
    expect(queries()).toEqual(["par:0"]);
    expect(window.location.search).toBe("?q=par");
    expect(window.history.state).toEqual({ key: "here" });
    expect(window.history.length).toBe(entries);
  });

  it("searches at once on Enter", async () => {
    answerWith(["Parser"]);
    open("");
    await typeAtOnce("par{Enter}");
    expect(queries()).toEqual(["par:0"]);
    expect(await screen.findByText("1 result")).toBeInTheDocument();
  });

  it("loads more with the button only, which moves the focus to the first new result", async () => {
    const observed = jest.fn();
    window.IntersectionObserver = class {
      observe = observed;
      disconnect = () => undefined;
    } as unknown as typeof window.IntersectionObserver;
    answerWith(pages(50));
    open("p");
    await waitFor(() => expect(results()).toHaveLength(20));
    expect(screen.getByText("20 of 50 shown")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(results()).toHaveLength(40));
    expect(screen.getAllByRole("link", { name: /Limits$/ })[20]).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(results()).toHaveLength(50));
    expect(observed).not.toHaveBeenCalled();
    expect(screen.getAllByRole("link", { name: /Limits$/ })[40]).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
    expect(queries()).toEqual(["p:0", "p:1", "p:2"]);
  });

  it("shows the best results while the others load, and keeps them if those fail", async () => {
    let fail: (error: Error) => void = () => undefined;
    search.mockImplementation(([request]: readonly SearchRequest[], options) => {
      const [result] = searchAnswer(
        request!,
        pages(50).map((title) => searchHit(title, "Limits")),
      ).results;
      const best = { results: [{ ...result!, hits: result!.hits.slice(0, 8) }] };
      if (search.mock.calls.length > 1) return Promise.resolve({ results: [result!] });
      options!.onBest!(best);
      return new Promise((_, reject) => (fail = reject));
    });
    open("p");
    await waitFor(() => expect(results()).toHaveLength(8));
    expect(screen.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
    act(() => fail(searchFailure()));
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
    await waitFor(() => expect(results()).toHaveLength(20));
    expect(queries()).toEqual(["p:0", "p:0"]);
    expect(screen.getByText("20 of 50 shown")).toBeInTheDocument();
  });

  it("says for what nothing was found, suggests what has results, and where to report it", async () => {
    search.mockImplementation(async (requests) => ({
      results: requests.map((request) => {
        const found = ["deal", "preset", "DealTerms"].includes(request.query) ? [searchHit("Deal")] : [];
        return searchAnswer(request, found).results[0]!;
      }),
    }));
    open("deal zzz preset", { kind: null, code: "rust" });
    expect(await screen.findByText("No results for “deal zzz preset”")).toHaveAttribute("role", "status");
    expect(await screen.findByText(/^Try searching for/)).toHaveTextContent("deal, preset, DealTerms.");
    expect(screen.getByRole("link", { name: "deal" })).toHaveAttribute("href", "/search/?q=deal&code=rust");
    await userEvent.clear(input());
    await userEvent.type(input(), "zzz{Enter}");
    expect(await screen.findByText("No results for “zzz”")).toBeInTheDocument();
    expect(await screen.findByText(/^Try searching for/)).toHaveTextContent("Try searching for preset, DealTerms.");
    expect(screen.getByRole("link", { name: "Let us know." })).toHaveAttribute("href", expect.stringContaining("zzz"));
  });

  it("shows the error and tries again", async () => {
    search.mockRejectedValue(searchFailure());
    open("p");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /Unable to fetch results.*You might want to check your network connection\./,
    );
    expect(screen.queryByText(/local index/)).not.toBeInTheDocument();
    answerWith(["Parser"]);
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("1 result")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
  });

  it("reports our own errors as such, hides results of other queries, and does search again", async () => {
    answerWith(["Parser"]);
    open("p");
    await screen.findByText("1 result");
    search.mockRejectedValue(new Error("/search-index.json: status 404"));
    await typeAtOnce("q{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent(/The search has failed.*index\.json: status 404/);
    expect(screen.queryByText("Unable to fetch results")).not.toBeInTheDocument();
    expect(results().map(({ textContent }) => textContent)).toEqual(["The search has failed"]);
    jest.useRealTimers();
    answerWith(["Quick"]);
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("link", { name: "Quick Limits" })).toBeInTheDocument();
    expect(queries()).toEqual(["p:0", "q:0", "q:0"]);
  });

  it("keeps its results if more can't be loaded, and retries only those", async () => {
    answerWith(pages(25));
    open("p");
    await waitFor(() => expect(results()).toHaveLength(20));
    search.mockRejectedValueOnce(searchFailure());
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByRole("alert")).toBeInTheDocument();
    expect(screen.getAllByRole("link", { name: /Limits$/ })).toHaveLength(20);
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(results()).toHaveLength(25));
    expect(queries()).toEqual(["p:0", "p:1", "p:1"]);
  });

  it("ignores an older answer that arrives late, and shows that a slow search is running", async () => {
    const late: ((response: SearchResponse) => void)[] = [];
    search.mockImplementation(() => new Promise((resolve) => late.push(resolve)));
    open("old");
    expect(await screen.findByText("Searching …")).toHaveAttribute("role", "status");
    await typeAtOnce("new{Enter}");
    const request = { indexName: "i", query: "" };
    await act(async () => late[1]?.(searchAnswer(request, [searchHit("New")])));
    await act(async () => late[0]?.(searchAnswer(request, [searchHit("Old"), searchHit("Older")])));
    expect(screen.getByText("1 result")).toBeInTheDocument();
    expect(screen.queryByText("Old")).not.toBeInTheDocument();
  });

  it.each<[string, SearchProblem, RegExp]>([
    ["unreachable", { kind: "unreachable" }, /^Unable to fetch results.*check your network connection\./],
    ["refusing", { kind: "refused", message: "Invalid API key" }, /^The search service has refused.*Invalid API key/],
    ["broken", { kind: "broken", message: "x is null" }, /^The search has failed.*x is null/],
  ])(
    "explains above the results why the local index answered for a service that is %s",
    async (_what, problem, text) => {
      answerWith(["Parser"], { problem });
      open("p");
      const alert = await screen.findByRole("alert");
      expect(alert).toHaveTextContent(text);
      expect(alert).toHaveTextContent(/These results come from the local index\.$/);
      const result = screen.getByRole("link", { name: "Parser Limits" });
      expect(alert.compareDocumentPosition(result)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      if (problem.kind !== "unreachable") expect(alert).not.toHaveTextContent("Unable to fetch results");
    },
  );

  it("searches with the address's filters, and with pressed ones, which it adds to the address", async () => {
    answerWith(["Parser"]);
    open("p", { kind: "api", code: null });
    await screen.findByText("1 result");
    const pressed = () => screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);
    expect(pressed()).toEqual(["API"]);
    await userEvent.click(screen.getByRole("button", { name: "Python" }));
    expect(pressed()).toEqual(["API", "Python"]);
    expect(window.location.search).toBe("?q=p&kind=api&code=python");
    await userEvent.click(screen.getByRole("button", { name: "Guides" }));
    expect(window.location.search).toBe("?q=p&kind=guide&code=python");
    await typeAtOnce("deal{Enter}");
    expect(window.location.search).toBe("?q=deal&kind=guide&code=python");
    jest.useRealTimers();
    await userEvent.click(screen.getByRole("button", { name: "Guides" }));
    expect(window.location.search).toBe("?q=deal&code=python");
    const asked = search.mock.calls.map(([[request]]) => request!.facetFilters!.slice(2));
    expect(asked).toEqual([
      ["kind:api"],
      ["kind:api", "code:python"],
      ["kind:guide", "code:python"],
      ["kind:guide", "code:python"],
      ["code:python"],
    ]);
  });

  it("names its filter groups, and suggests removing a filter if nothing is found", async () => {
    answerWith([]);
    open("p", { kind: null, code: "rust" });
    expect(await screen.findByText(/or take a filter off/)).toBeInTheDocument();
    expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-label"))).toEqual([
      "Kind of page",
      "Language",
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Rust" }));
    await waitFor(() => expect(screen.queryByText(/take a filter off/)).not.toBeInTheDocument());
  });

  it("clears its results with the query", async () => {
    answerWith(["Parser"]);
    open("p");
    await screen.findByText("1 result");
    await userEvent.clear(input());
    await waitFor(() => expect(results()).toHaveLength(0));
    expect(screen.queryByText("1 result")).not.toBeInTheDocument();
    expect(window.location.search).toBe("");
  });
});
