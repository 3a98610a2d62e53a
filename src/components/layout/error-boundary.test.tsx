/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { render } from "../../test/render";
import { ErrorBoundary } from "./error-boundary";

let failure: unknown;
const Page = () => {
  if (failure) throw failure;
  return <p>The page</p>;
};
const at = (path: string) => (
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

it("shows the page while nothing fails", () => {
  render(at("/a/"));
  expect(screen.getByText("The page")).toBeInTheDocument();
  expect(heading()).not.toBeInTheDocument();
});

it("tells what failed, with all causes, and in the title", async () => {
  failure = new Error("No data", { cause: new Error("No network") });
  const { container } = render(at("/a/"));
  expect(heading()).toBeInTheDocument();
  expect(container.querySelector("pre")?.textContent).toBe("No data\nCause: No network");
  await waitFor(() => expect(document.title).toBe("Page Error"));
});

it("tells what failed when it is no error", () => {
  failure = "a string";
  render(at("/a/"));
  expect(screen.getByText("a string")).toBeInTheDocument();
});

it("shows the page again on Try again, once it does not fail", async () => {
  failure = new Error("No data");
  render(at("/a/"));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(heading()).toBeInTheDocument();
  failure = undefined;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("The page")).toBeInTheDocument();
});

it("is cleared by another page, not by the same one rendered anew", () => {
  failure = new Error("No data");
  const { rerender } = render(at("/a/"));
  failure = undefined;
  rerender(at("/a/"));
  expect(heading()).toBeInTheDocument();
  rerender(at("/b/"));
  expect(heading()).not.toBeInTheDocument();
  expect(screen.getByText("The page")).toBeInTheDocument();
});
