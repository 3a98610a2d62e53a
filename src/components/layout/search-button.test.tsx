/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakeDialog } from "../../test/fake-dialog";
import { render } from "../../test/render";
import { SearchButton } from "./search-button";

jest.mock("../search/search-modal", () => ({
  SearchModal: ({ query, selected }: { query: string; selected: string }) => (
    <input aria-label="Query" defaultValue={query || selected} />
  ),
}));

const button = () => screen.getByRole("button", { name: /^Search/ });
const dialog = () => screen.queryByRole("dialog", { name: "Search" });
const field = () => screen.findByRole("textbox", { name: "Query" });

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
