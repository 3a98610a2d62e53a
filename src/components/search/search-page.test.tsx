/** @jest-environment jsdom */
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";

import { searchBackend } from "../../search/search-backend";
import type { SearchRequest, SearchResponse } from "../../search/types";
import { render } from "../../test/render";
import { searchAnswer, searchFailure, searchHit } from "../../test/search-fixtures";
import { SearchPage } from "./search-page";

jest.mock("../../search/search-backend", () => ({ searchBackend: { search: jest.fn() }, warmSearch: jest.fn() }));

const search = jest.mocked(searchBackend.search);
const answerWith = (titles: string[], extra: Partial<SearchResponse> = {}) =>
  search.mockImplementation(async ([request]: readonly SearchRequest[]) => ({
    ...searchAnswer(
      request!,
      titles.map((title) => searchHit(title, "Limits")),
    ),
    ...extra,
  }));
const pages = (count: number): string[] => Array.from({ length: count }, (_, at) => `Page${at}`);

const input = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
const results = () => screen.queryAllByRole("heading", { level: 2 });
const queries = () => search.mock.calls.map(([[request]]) => `${request!.query}:${request!.page}`);

let reachEnd = (): void => undefined;

beforeEach(() => {
  search.mockReset();
  jest.mocked(useStaticQuery).mockReturnValue({
    allDocsVersion: {
      nodes: [{ name: "current", label: "Next", isLast: true, path: "/docs", mainPath: "/docs/intro/" }],
    },
  });
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      reachEnd = () => callback([{ isIntersecting: true }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof window.IntersectionObserver;
  window.history.replaceState({ key: "here" }, "", "/search/");
});

afterEach(() => {
  jest.useRealTimers();
});

/** Types without any time between the letters, in place of what stands in the input. */
const typeAtOnce = async (text: string): Promise<void> => {
  jest.useFakeTimers();
  const { value } = input();
  const user = userEvent.setup({ delay: null });
  await user.type(input(), text, { initialSelectionStart: 0, initialSelectionEnd: value.length });
};

it("waits for a query, with the focus in the input", () => {
  render(<SearchPage initialQuery="" />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Search the documentation");
  expect(input()).toHaveFocus();
  expect(input()).toHaveAttribute("maxlength", "64");
  expect(screen.queryByText("No results were found")).not.toBeInTheDocument();
  expect(search).not.toHaveBeenCalled();
});

it("shows what the address asks for: counts, titles, where they stand, and marks", async () => {
  answerWith(["Parser", "Builder"]);
  render(<SearchPage initialQuery="parser" />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent('Search results for "parser"');
  await waitFor(() => expect(screen.getByText("2 documents found")).toHaveAttribute("role", "status"));
  expect(search.mock.calls[0]?.[0]).toMatchObject([{ query: "parser", page: 0, hitsPerPage: 20 }]);
  const link = screen.getAllByRole("link", { name: "Limits" })[0]!;
  expect(link).toHaveAttribute("href", "/docs/parser/#limits");
  expect(screen.getAllByRole("list", { name: "Breadcrumbs" })[0]).toHaveTextContent("ParserParser");
  expect(screen.getAllByText("Parser", { selector: "p > mark" })).toHaveLength(1);
});

it("searches 300 ms after the last letter, and replaces the address", async () => {
  answerWith(["Parser"]);
  const entries = window.history.length;
  render(<SearchPage initialQuery="" />);
  await typeAtOnce("par");
  act(() => void jest.advanceTimersByTime(299));
  expect(search).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(1));
  expect(await screen.findByText("One document found")).toBeInTheDocument();
  expect(queries()).toEqual(["par:0"]);
  expect(window.location.search).toBe("?q=par");
  expect(window.history.state).toEqual({ key: "here" });
  expect(window.history.length).toBe(entries);
});

it("searches at once on Enter", async () => {
  answerWith(["Parser"]);
  render(<SearchPage initialQuery="" />);
  await typeAtOnce("par{Enter}");
  expect(queries()).toEqual(["par:0"]);
  expect(await screen.findByText("One document found")).toBeInTheDocument();
});

it("loads more at the end of the list and by the button, which leads the focus to the first new one", async () => {
  answerWith(pages(50));
  render(<SearchPage initialQuery="p" />);
  await waitFor(() => expect(results()).toHaveLength(20));
  expect(screen.getByText("20 of 50 shown")).toBeInTheDocument();
  act(() => reachEnd());
  await waitFor(() => expect(results()).toHaveLength(40));
  await userEvent.click(screen.getByRole("button", { name: "Load more" }));
  await waitFor(() => expect(results()).toHaveLength(50));
  expect(screen.getAllByRole("link", { name: "Limits" })[40]).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
  expect(queries()).toEqual(["p:0", "p:1", "p:2"]);
});

it("does not load by itself while the button for it has the keyboard", async () => {
  answerWith(pages(40));
  render(<SearchPage initialQuery="p" />);
  (await screen.findByRole("button", { name: "Load more" })).focus();
  act(() => reachEnd());
  expect(queries()).toEqual(["p:0"]);
});

it("says that nothing was found, and where to say so", async () => {
  answerWith([]);
  render(<SearchPage initialQuery="zzz" />);
  expect(await screen.findByText("No results were found")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Let us know." })).toHaveAttribute("href", expect.stringContaining("zzz"));
});

it("shows the error, and tries again", async () => {
  search.mockRejectedValue(searchFailure());
  render(<SearchPage initialQuery="p" />);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /Unable to fetch results.*You might want to check your network connection\./,
  );
  answerWith(["Parser"]);
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("One document found")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("keeps what it has when more cannot be loaded, and tries again for that", async () => {
  answerWith(pages(25));
  render(<SearchPage initialQuery="p" />);
  await waitFor(() => expect(results()).toHaveLength(20));
  search.mockRejectedValueOnce(searchFailure());
  act(() => reachEnd());
  expect(await screen.findByRole("alert")).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: "Limits" })).toHaveLength(20);
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(results()).toHaveLength(25));
  expect(queries()).toEqual(["p:0", "p:1", "p:1"]);
});

it("ignores an older answer that comes late, and says that it searches when that takes long", async () => {
  const late: ((response: SearchResponse) => void)[] = [];
  search.mockImplementation(() => new Promise((resolve) => late.push(resolve)));
  render(<SearchPage initialQuery="old" />);
  expect(await screen.findByText("Searching …")).toHaveAttribute("role", "status");
  await typeAtOnce("new{Enter}");
  const request = { indexName: "i", query: "" };
  await act(async () => late[1]?.(searchAnswer(request, [searchHit("New")])));
  await act(async () => late[0]?.(searchAnswer(request, [searchHit("Old"), searchHit("Older")])));
  expect(screen.getByText("One document found")).toBeInTheDocument();
  expect(screen.queryByText("Old")).not.toBeInTheDocument();
});

it("says when the local index has answered for the service", async () => {
  answerWith(["Parser"], { fellBack: true });
  render(<SearchPage initialQuery="p" />);
  expect(await screen.findByText(/These results come from the local index/)).toBeInTheDocument();
});

it("forgets its results when the query is cleared", async () => {
  answerWith(["Parser"]);
  render(<SearchPage initialQuery="p" />);
  await screen.findByText("One document found");
  await userEvent.clear(input());
  await waitFor(() => expect(results()).toHaveLength(0));
  expect(screen.queryByText("One document found")).not.toBeInTheDocument();
  expect(window.location.search).toBe("");
});
