/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { render } from "../../test/browser/render";
import { TabPanel, Tabs } from "../article/tabs";
import { LanguageSwitch } from "./language-switch";

const pressed = (): (string | null)[] =>
  screen.queryAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/docs/guides/");
});

it("starts with the first language; a choice switches all tabs and is remembered", async () => {
  render(
    <>
      <LanguageSwitch path="/docs/guides/" />
      <Tabs
        groupId="language"
        tabs={[
          { value: "typescript", label: "TS" },
          { value: "python", label: "Py" },
        ]}
      >
        <TabPanel value="typescript">tsx</TabPanel>
        <TabPanel value="python">pip</TabPanel>
      </Tabs>
    </>,
  );
  expect(pressed()).toEqual(["TypeScript"]);
  await press("Python");
  expect(pressed()).toEqual(["Python"]);
  expect(screen.getByText("pip")).toBeVisible();
  expect(localStorage.getItem("tab.language")).toBe("python");
  expect(location.search).toBe("?language=python");

  await userEvent.click(screen.getByRole("tab", { name: "TS" }));
  expect(pressed()).toEqual(["TypeScript"]);
});

it.each(["/docs/guides/", "/"])("starts with what is remembered at %s", (path) => {
  localStorage.setItem("tab.language", "rust");
  render(<LanguageSwitch path={path} />);
  expect(pressed()).toEqual(["Rust"]);
});

describe("on a page in one language", () => {
  const opened = jest.fn((event: Event) => event.preventDefault());
  const show = () =>
    render(
      <nav>
        <LanguageSwitch path="/docs/api/parser/rust/" />
        <a href="/docs/api/parser/python/" onClick={(event) => opened(event.nativeEvent)}>
          The same in Python
        </a>
      </nav>,
    );
  beforeEach(() => opened.mockClear());

  it("shows that language, whatever is remembered", () => {
    localStorage.setItem("tab.language", "python");
    show();
    expect(pressed()).toEqual(["Rust"]);
  });

  it("opens the equivalent page in the chosen language, if there is one", async () => {
    show();
    await press("Rust");
    await press("TypeScript");
    expect(opened).not.toHaveBeenCalled();
    await press("Python");
    expect(opened).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem("tab.language")).toBe("python");
  });
});
