/** @jest-environment jsdom */
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";

import { restoreTabs } from "../../browser/inline-scripts/restore-tabs";
import { render } from "../../test/browser/render";
import { TabPanel, Tabs } from "./tabs";

const labels: Record<string, string> = { rust: "Rust", python: "Python", ts: "TypeScript" };

interface GroupProps {
  name: string;
  groupId?: string;
  values?: string[];
}

const Group = ({ name, groupId, values = ["rust", "python", "ts"] }: GroupProps) => (
  <section aria-label={name}>
    <Tabs groupId={groupId} tabs={values.map((value) => ({ value, label: labels[value] ?? value }))}>
      {values.map((value) => (
        <TabPanel key={value} value={value}>
          {name} in {labels[value]}
        </TabPanel>
      ))}
    </Tabs>
  </section>
);

const group = (name: string) => within(screen.getByRole("region", { name }));
/** Label of the selected tab; also checks what it shows. */
const selected = (name: string): string => {
  const label = group(name).getByRole("tab", { selected: true }).textContent ?? "";
  expect(group(name).getByRole("tabpanel")).toHaveTextContent(`${name} in ${label}`);
  expect(group(name).getByRole("tabpanel")).toHaveAccessibleName(label);
  return label;
};
const choose = (name: string, label: string) => userEvent.click(group(name).getByRole("tab", { name: label }));

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/");
});
afterEach(() => jest.restoreAllMocks());

it("shows the first tab, and another one on a click", async () => {
  render(<Group name="A" />);
  expect(selected("A")).toBe("Rust");
  await choose("A", "Python");
  expect(selected("A")).toBe("Python");
  expect(localStorage).toHaveLength(0);
});

it("names the list of tabs after its group", () => {
  render(<Group name="A" groupId="package-manager" />);
  render(<Group name="B" />);
  expect(group("A").getByRole("tablist")).toHaveAccessibleName("Package manager");
  expect(group("B").getByRole("tablist")).toHaveAccessibleName("Variant");
});

it("links each tab to its panel", () => {
  render(<Group name="A" />);
  const tab = group("A").getByRole("tab", { name: "Rust" });
  expect(group("A").getByRole("tabpanel").id).toBe(tab.getAttribute("aria-controls"));
});

describe("a group", () => {
  it("switches together and is remembered", async () => {
    render(
      <>
        <Group name="A" groupId="language" />
        <Group name="B" groupId="language" />
        <Group name="C" groupId="other" />
        <Group name="D" />
      </>,
    );
    await choose("A", "Python");
    expect(["A", "B", "C", "D"].map(selected)).toEqual(["Python", "Python", "Rust", "Rust"]);
    expect(localStorage.getItem("tab.language")).toBe("python");
    expect(location.search).toBe("?language=python");
  });

  it("shows the latest choice when you return to an earlier one", () => {
    window.history.replaceState({ "tab.language": true }, "", "/?language=python");
    localStorage.setItem("tab.language", "ts");
    render(<Group name="A" groupId="language" />);
    expect(selected("A")).toBe("TypeScript");
    expect(location.search).toBe("?language=ts");
  });

  it("ignores tabs that lack the choice", async () => {
    render(
      <>
        <Group name="A" groupId="language" />
        <Group name="B" groupId="language" values={["rust", "ts"]} />
      </>,
    );
    await choose("A", "Python");
    expect(selected("B")).toBe("Rust");
  });

  it("starts with the remembered choice, or the one in the query", () => {
    localStorage.setItem("tab.language", "python");
    render(<Group name="A" groupId="language" />);
    expect(selected("A")).toBe("Python");
    window.history.replaceState(null, "", "/?language=ts");
    render(<Group name="B" groupId="language" />);
    expect(selected("B")).toBe("TypeScript");
  });

  it("follows a choice made in another window", () => {
    render(<Group name="A" groupId="language" />);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "tab.language", newValue: "ts" })));
    expect(selected("A")).toBe("TypeScript");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "tab.other", newValue: "rust" })));
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "tab.language", newValue: "cobol" })));
    expect(selected("A")).toBe("TypeScript");
  });

  it("keeps its position in the window when the page above it grows", async () => {
    const scrollBy = jest.spyOn(window, "scrollBy").mockImplementation(() => undefined);
    render(<Group name="A" groupId="language" />);
    const root = group("A").getByRole("tablist").parentElement!;
    const top = jest.spyOn(root, "getBoundingClientRect").mockReturnValueOnce({ top: 100 } as DOMRect);
    top.mockReturnValue({ top: 140 } as DOMRect);
    await choose("A", "Python");
    expect(scrollBy.mock.calls).toEqual([[{ top: 40, behavior: "instant" }]]);
  });
});

it("moves the focus with keys, and selects with Enter", async () => {
  render(<Group name="A" />);
  const focused = () => document.activeElement?.textContent;
  await userEvent.tab();
  expect(focused()).toBe("Rust");
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe("Python");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(focused()).toBe("Rust");
  await userEvent.keyboard("{ArrowLeft}");
  expect(focused()).toBe("TypeScript");
  await userEvent.keyboard("{Home}");
  expect(focused()).toBe("Rust");
  await userEvent.keyboard("{End}");
  expect(focused()).toBe("TypeScript");
  expect(selected("A")).toBe("Rust");
  await userEvent.keyboard("{Enter}");
  expect(selected("A")).toBe("TypeScript");
});

it("has one stop for the Tab key: the selected tab", async () => {
  render(<Group name="A" />);
  await choose("A", "Python");
  expect(
    group("A")
      .getAllByRole("tab")
      .map(({ tabIndex }) => tabIndex),
  ).toEqual([-1, 0, -1]);
});

it("selects the tab of a panel in which the browser finds something", () => {
  render(<Group name="A" groupId="language" />);
  const hidden = (value: string) =>
    document.querySelector(`[role=tabpanel][data-value=${value}]`)!.getAttribute("hidden");
  expect([hidden("rust"), hidden("python")]).toEqual([null, "until-found"]);
  act(
    () =>
      void document
        .querySelector("[data-value=python][hidden]")!
        .dispatchEvent(new Event("beforematch", { bubbles: true })),
  );
  expect(selected("A")).toBe("Python");
  expect([hidden("rust"), hidden("python")]).toEqual(["until-found", null]);
});

it("doesn't undo the browser's scroll to what it finds in a panel", async () => {
  const scrollBy = jest.spyOn(window, "scrollBy").mockImplementation(() => undefined);
  render(<Group name="A" groupId="language" />);
  const root = group("A").getByRole("tablist").parentElement!;
  const top = jest.spyOn(root, "getBoundingClientRect").mockReturnValue({ top: 600 } as DOMRect);
  const found = root.querySelector("[data-value=python][hidden]")!;
  act(() => void found.dispatchEvent(new Event("beforematch", { bubbles: true })));
  top.mockReturnValue({ top: 100 } as DOMRect);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(scrollBy).not.toHaveBeenCalled();
});

it("selects the tab of a panel that the browser opened before hydration, and keeps it in place", async () => {
  localStorage.setItem("tab.language", "python");
  const root = document.body.appendChild(document.createElement("div"));
  // React says that a layout effect does nothing on the server.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  root.innerHTML = renderToString(<Group name="A" groupId="language" />);
  const panels = [...root.querySelectorAll<HTMLElement>("[role=tabpanel]")];
  restoreTabs(root.querySelector("script")!);
  expect(panels.map((panel) => panel.getAttribute("hidden"))).toEqual(["until-found", null, "until-found"]);
  panels[2]!.removeAttribute("hidden");
  const scrollBy = jest.spyOn(window, "scrollBy").mockImplementation(() => undefined);
  // The panel above it is as high as 500 pixels, until it's hidden.
  panels[2]!.getBoundingClientRect = () => ({ top: panels[1]!.hidden ? -400 : 100 }) as DOMRect;
  await act(async () => void render(<Group name="A" groupId="language" />, { container: root, hydrate: true }));
  expect(selected("A")).toBe("TypeScript");
  expect(panels.map((panel) => panel.getAttribute("hidden"))).toEqual(["until-found", "until-found", null]);
  expect(scrollBy.mock.calls).toEqual([[{ top: -500, behavior: "instant" }]]);
});
