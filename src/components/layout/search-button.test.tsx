/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakeDialog } from "../../test/browser/fake-dialog";
import { render } from "../../test/browser/render";
import { SearchButton } from "./search-button";

let fault: Error | null = null;

jest.mock("../search/search-modal", () => ({
  SearchModal: ({ query, selected }: { query: string; selected: string }) => {
    if (fault) throw fault;
    return <input aria-label="Query" defaultValue={query || selected} />;
  },
}));

const button = () => screen.getByRole("button", { name: /^Search/ });
const dialog = () => screen.queryByRole("dialog", { name: "Search" });
const field = () => screen.findByRole("textbox", { name: "Query" });

describe("SearchButton", () => {
  beforeAll(fakeDialog);
  beforeEach(() => {
    render(<SearchButton />);
  });

  it("opens a modal dialog by a click, and Escape closes it", async () => {
    expect(dialog()).not.toBeInTheDocument();
    await userEvent.click(button());
    expect(dialog()).toHaveAttribute("open");
    expect(dialog()).toHaveAttribute("aria-modal", "true");
    expect(await field()).toHaveValue("");
    await userEvent.keyboard("{Escape}");
    expect(dialog()).not.toBeInTheDocument();
  });

  it.each(["/", "{Control>}k{/Control}", "{Meta>}k{/Meta}"])("opens by %s", async (keys) => {
    await userEvent.keyboard(keys);
    expect(dialog()).toBeInTheDocument();
    await field();
  });

  it("opens and closes by the same keys", async () => {
    await userEvent.keyboard("{Control>}kk{/Control}");
    expect(dialog()).not.toBeInTheDocument();
    await userEvent.keyboard("{Control>}k{/Control}");
    expect(await field()).toBeInTheDocument();
  });

  it("opens with the key that was typed on it", async () => {
    button().focus();
    await userEvent.keyboard("p");
    expect(await field()).toHaveValue("p");
  });

  it("hands on what is selected on the page", async () => {
    getSelection()?.selectAllChildren(screen.getByText("Search"));
    await userEvent.keyboard("/");
    expect(await field()).toHaveValue("Search");
  });

  it("begins with what was typed before its code was there", async () => {
    fireEvent.keyDown(document.body, { key: "/" });
    for (const key of ["d", "e", "e", "Backspace", "x"]) fireEvent.keyDown(dialog()!, { key });
    expect(await field()).toHaveValue("dex");
  });

  it("opens with what the head's script has remembered, once", async () => {
    cleanup();
    const { dataset } = document.documentElement;
    dataset.earlyQuery = "dea";
    await act(async () => void render(<SearchButton />));
    expect(dataset).not.toHaveProperty("earlyQuery");
    expect(await field()).toHaveValue("dea");
    await userEvent.keyboard("{Escape}");
    expect(dialog()).not.toBeInTheDocument();
  });

  it("closes by a click beside what it shows", async () => {
    await userEvent.keyboard("/");
    await field();
    await userEvent.click(dialog()!);
    expect(dialog()).not.toBeInTheDocument();
  });

  it("has the focus when the search is closed that was opened from nowhere", async () => {
    await userEvent.keyboard("/");
    await field();
    await userEvent.keyboard("{Escape}");
    expect(button()).toHaveFocus();
  });

  it("says it when the search crashes, and is still there", async () => {
    const logged = jest.spyOn(console, "error").mockReturnValue();
    fault = new Error("x is not a function");
    await userEvent.click(button());
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The search has crashed: x is not a function.");
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "search page" })).toHaveAttribute("href", "/search/");
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(alert).not.toBeInTheDocument();
    fault = null;
    await userEvent.click(button());
    expect(await field()).toBeInTheDocument();
    logged.mockRestore();
  });

  it("takes the message of a crash away when the search is opened again", async () => {
    const logged = jest.spyOn(console, "error").mockReturnValue();
    fault = new Error("once");
    await userEvent.click(button());
    await screen.findByRole("alert");
    fault = null;
    await userEvent.keyboard("/");
    await field();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    logged.mockRestore();
  });
});
