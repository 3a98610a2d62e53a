/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakeDialog } from "../../../test/browser/fake-dialog";
import { render } from "../../../test/browser/render";
import { SearchButton } from "./search-button";

let fault: Error | null = null;

jest.mock("../../search/search-modal", () => ({
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

  it("opens a modal dialog on a click, and closes it on Escape", async () => {
    expect(dialog()).not.toBeInTheDocument();
    await userEvent.click(button());
    expect(dialog()).toHaveAttribute("open");
    expect(dialog()).toHaveAttribute("aria-modal", "true");
    expect(await field()).toHaveValue("");
    await userEvent.keyboard("{Escape}");
    expect(dialog()).not.toBeInTheDocument();
  });

  it.each(["/", "{Control>}k{/Control}", "{Meta>}k{/Meta}"])("opens with %s", async (keys) => {
    await userEvent.keyboard(keys);
    expect(dialog()).toBeInTheDocument();
    await field();
  });

  it("opens and closes with the same keys", async () => {
    await userEvent.keyboard("{Control>}kk{/Control}");
    expect(dialog()).not.toBeInTheDocument();
    await userEvent.keyboard("{Control>}k{/Control}");
    expect(await field()).toBeInTheDocument();
  });

  it("opens with what is typed on the button", async () => {
    button().focus();
    await userEvent.keyboard("p");
    expect(await field()).toHaveValue("p");
  });

  it("passes on the page's selection", async () => {
    getSelection()?.selectAllChildren(screen.getByText("Search"));
    await userEvent.keyboard("/");
    expect(await field()).toHaveValue("Search");
  });

  it("starts with what was typed before its code loaded", async () => {
    fireEvent.keyDown(document.body, { key: "/" });
    for (const key of ["d", "e", "e", "Backspace", "x"]) fireEvent.keyDown(dialog()!, { key });
    expect(await field()).toHaveValue("dex");
  });

  it("opens with what the head's script has recorded, once", async () => {
    cleanup();
    const { dataset } = document.documentElement;
    dataset.earlyQuery = "dea";
    await act(async () => void render(<SearchButton />));
    expect(dataset).not.toHaveProperty("earlyQuery");
    expect(await field()).toHaveValue("dea");
    await userEvent.keyboard("{Escape}");
    expect(dialog()).not.toBeInTheDocument();
  });

  it("closes on a click outside the results", async () => {
    await userEvent.keyboard("/");
    await field();
    await userEvent.click(dialog()!);
    expect(dialog()).not.toBeInTheDocument();
  });

  it("gets the focus when a search closes that nothing focused opened", async () => {
    await userEvent.keyboard("/");
    await field();
    await userEvent.keyboard("{Escape}");
    expect(button()).toHaveFocus();
  });

  it("shows that the search crashed, and stays usable", async () => {
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

  it("hides the crash message when the search is opened again", async () => {
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
