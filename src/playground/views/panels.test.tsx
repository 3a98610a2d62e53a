/** @jest-environment jsdom */
import type { LineComparison } from "@ddex-suite/ern/text/compare-lines";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakePlayground, renderInPlayground } from "../../test/playground/fake-playground";
import type { Playground } from "../session/create-playground";
import type { Inspection } from "../workers/inspect";
import type { Analysis, StructureItem } from "../workers/structure/analysis";
import { ChecksPanel } from "./checks/checks-panel";
import { ChangesPanel } from "./compare/differences-panel";
import { EditPanel } from "./edit/edit-panel";
import { NoticeBar } from "./notice-bar";
import { SavedSessions } from "./saved/saved-sessions";
import { StatusBar } from "./status/status-bar";
import { StructurePanel } from "./structure/structure-panel";

const item = (label: string, from: number, to: number, children: StructureItem[] = []): StructureItem => ({
  label,
  detail: "",
  from,
  to,
  children,
});

const analysis: Analysis = {
  revision: 0,
  wellFormed: true,
  version: "ERN 4.3",
  structure: [
    item("Header", 0, 10),
    item("Releases", 20, 90, [item("First", 20, 40, [item("Track", 25, 30)]), item("Second", 40, 90)]),
  ],
  tracks: [],
  trackCount: 0,
  diagnostics: [],
};

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe("StructurePanel", () => {
  const row = (name: string | RegExp) => screen.getByRole("treeitem", { name });
  const names = () =>
    screen.getAllByRole("treeitem").map(({ textContent }) => textContent!.replace(/\s+/g, " ").trim());
  const focused = () => document.activeElement?.textContent?.trim();
  const show = (state = {}, does: Partial<Playground> = {}) => {
    const goTo = jest.fn();
    const searchStructure = jest.fn();
    const playground = fakePlayground({ analysis, ...state }, { searchStructure, ...does } as unknown as Playground);
    renderInPlayground(<StructurePanel />, playground, goTo);
    return { goTo, playground };
  };

  it("selects the item at the cursor, and opens its ancestors", () => {
    const { playground } = show({ offset: 27 });
    expect(screen.getByRole("treeitem", { selected: true })).toHaveTextContent("Track");
    act(() => playground.store.set({ offset: 50 }));
    expect(screen.getByRole("treeitem", { selected: true })).toHaveTextContent("Second");
    expect(screen.queryByRole("treeitem", { name: "Track" })).not.toBeInTheDocument();
  });

  it("lets choose the values of the part at the cursor from their sets, with the meaning of each", async () => {
    const field = { path: "/R/Deal", from: 1, to: 6 };
    const choice = { set: "ParentalWarningType", values: ["Explicit", "NotExplicit"] };
    const fields = [
      { ...field, label: "Title", value: "Boats" },
      { ...field, label: "Parental warning", value: "Explicit", choice },
    ];
    const edit = jest.fn(() => Promise.resolve());
    const part = { title: "Release R0", path: "/R", reference: null, fields };
    const { playground } = show({ inspection: { part, element: null } }, { edit });
    await userEvent.click(screen.getByText("Choose values of Release R0"));
    const select = await screen.findByRole("combobox", { name: "Parental warning" });
    expect(await screen.findByRole("option", { name: /^Explicit: \w+ .*\.$/ })).toBeInTheDocument();
    expect(screen.queryByRole("textbox")).toBeNull();
    await userEvent.selectOptions(select, "NotExplicit");
    expect(edit).toHaveBeenCalledWith({ do: "setText", path: "/R/Deal", value: "NotExplicit" });
    act(() => playground.store.set({ inspection: { part: { ...part, fields: [fields[0]!] }, element: null } }));
    expect(screen.queryByText(/^Choose values/)).toBeNull();
  });

  it("exposes the position of each row, and is a single Tab stop", async () => {
    show({ offset: 45 });
    expect(row("First")).toHaveAttribute("aria-level", "2");
    expect(row("Second")).toHaveAttribute("aria-posinset", "2");
    expect(row("Second")).toHaveAttribute("aria-setsize", "2");
    expect(row("First")).toHaveAttribute("aria-expanded", "false");
    expect(row("Second")).not.toHaveAttribute("aria-expanded");
    await userEvent.tab();
    expect(screen.getByRole("searchbox", { name: "Find in the structure" })).toHaveFocus();
    await userEvent.tab();
    expect(focused()).toBe("Second");
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it("goes to an item, and shows its contents", async () => {
    const { goTo } = show();
    await userEvent.click(row("First").querySelector(".toggle")!);
    expect(goTo).not.toHaveBeenCalled();
    await userEvent.click(row("Track"));
    expect(goTo).toHaveBeenCalledWith(expect.objectContaining({ from: 25, to: 30 }), false);
  });

  it("is navigated, opened and closed with the keys, and Enter goes to the source", async () => {
    const { goTo } = show();
    act(() => row("Header").focus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(focused()).toBe("First");
    expect(screen.queryByRole("treeitem", { name: "Track" })).not.toBeInTheDocument();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(focused()).toBe("Track");
    await userEvent.keyboard("{ArrowLeft}");
    expect(focused()).toBe("First");
    await userEvent.keyboard("{ArrowLeft}{ArrowDown}");
    expect(focused()).toBe("Second");
    await userEvent.keyboard("{Home}{ArrowUp}");
    expect(focused()).toBe("Header");
    await userEvent.keyboard("{End}{Enter}");
    expect(goTo).toHaveBeenCalledWith(expect.objectContaining({ from: 40, to: 90 }), true);
  });

  it("opens all siblings of a row, and jumps to what is typed", async () => {
    const markdownVersions = [item("Año", 1, 20, [item("One", 2, 3)]), item("anna", 20, 40, [item("Two", 21, 22)])];
    show({ analysis: { ...analysis, structure: [item("Releases", 0, 90, markdownVersions)] } });
    act(() => row("Año").focus());
    await userEvent.keyboard("*");
    expect(names()).toEqual(["Releases", "Año", "One", "anna", "Two"]);
    await userEvent.keyboard("ANN");
    expect(focused()).toBe("anna");
  });

  it("shows a hundred items at a time, and the next hundred on request", async () => {
    const many = Array.from({ length: 150 }, (_, index) => item(`Item ${index}`, index + 1, index + 2));
    show({ analysis: { ...analysis, structure: [item("Resources", 0, 1000, many)] } });
    expect(row("Item 99")).toHaveAttribute("aria-setsize", "150");
    expect(screen.queryByRole("treeitem", { name: "Item 120" })).not.toBeInTheDocument();
    act(() => row("Item 99").focus());
    await userEvent.keyboard("{ArrowDown}");
    expect(focused()).toBe("Show 50 more of 150");
    await userEvent.keyboard("{Enter}");
    expect(focused()).toBe("Item 100");
    expect(row("Item 149")).toBeInTheDocument();
  });

  it("shows the hundred items around the cursor besides the first, and those before on request", async () => {
    const many = Array.from({ length: 950 }, (_, index) => item(`Item ${index}`, index + 1, index + 2));
    show({ offset: 631, analysis: { ...analysis, structure: [item("Resources", 0, 1000, many)] } });
    expect(row("Item 630")).toHaveAttribute("aria-selected", "true");
    expect(names()).toHaveLength(1 + 100 + 1 + 1 + 100 + 1);
    expect(names().slice(100, 104)).toEqual(["Item 99", "Show 100 more of 950", "Show the 100 before", "Item 600"]);
    expect(row("Show the 100 before")).toHaveAttribute("aria-posinset", "600");
    expect(names().at(-1)).toBe("Show 100 more of 950");
    act(() => row("Show the 100 before").focus());
    await userEvent.keyboard("{Enter}");
    expect(focused()).toBe("Item 599");
    expect(row("Item 500")).toBeInTheDocument();
    expect(screen.queryByRole("treeitem", { name: "Item 499" })).not.toBeInTheDocument();
  });

  it("shows matches with their ancestors, and everything as before afterwards", async () => {
    const found = { name: "ISRC", value: "QZABC2600001", from: 26, to: 28 };
    const rows = [
      { label: "Releases", detail: "", from: 20, to: 90, depth: 0, isMatch: false },
      { label: "First", detail: "", from: 20, to: 40, depth: 1, isMatch: true, found },
    ];
    const searchStructure = jest.fn((query: string) =>
      Promise.resolve(query === "qzabc" ? { rows, count: 1, itemCount: 5 } : { rows: [], count: 0, itemCount: 5 }),
    );
    const { goTo, playground } = show({}, { searchStructure });
    await userEvent.click(row("First").querySelector(".toggle")!);
    const before = names();
    const field = screen.getByRole("searchbox", { name: "Find in the structure" });
    await userEvent.type(field, "QZ-ABC");
    expect(await screen.findByText("1 of 5 match")).toBeInTheDocument();
    expect(field).toHaveAccessibleDescription("1 of 5 match");
    await waitFor(() => expect(playground.store.get().announcement).toBe("1 of 5 match"));
    expect(names()).toEqual(["Releases", "First ISRC: QZABC2600001"]);
    expect(row(/^First/).querySelector("mark")).toHaveTextContent(/^QZABC$/);
    await userEvent.keyboard("{Enter}");
    expect(focused()).toMatch(/^First/);
    await userEvent.keyboard("{Enter}");
    expect(goTo).toHaveBeenCalledWith(expect.objectContaining({ from: 26, to: 28 }), true);
    await userEvent.keyboard("{Escape}");
    expect(field).toHaveValue("");
    expect(field).toHaveFocus();
    expect(names()).toEqual(before);
  });

  it.each([
    [{ length: 0 }, "Nothing is open."],
    [{ analysis: null, reading: { is: "failed" as const, why: "Cancelled." } }, "has not been read"],
    [{ analysis: { ...analysis, wellFormed: false, structure: [] } }, "not well-formed XML"],
  ])("explains why there's nothing to show", (state, text) => {
    renderInPlayground(<StructurePanel />, fakePlayground(state));
    expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
  });
});

describe("ChecksPanel", () => {
  const diagnostic = {
    severity: "error" as const,
    code: "isrc" as const,
    message: "“X” isn't an ISRC.",
    remedy: "Write 12 characters.",
    line: 3,
    column: 7,
    offset: 30,
    from: 30,
    to: 31,
  };

  it("lists problems with their position, and goes there with the focus, by touch without", async () => {
    const goTo = jest.fn();
    const range = expect.objectContaining({ from: 30, to: 31 }) as unknown;
    renderInPlayground(<ChecksPanel />, fakePlayground({ analysis: { ...analysis, diagnostics: [diagnostic] } }), goTo);
    const [row] = screen.getAllByRole("listitem");
    expect(row).toHaveTextContent("“X” isn't an ISRC. Write 12 characters.");
    const button = within(row!).getByRole("button", { name: "error in line and column 3:7" });
    await userEvent.click(button);
    expect(goTo).toHaveBeenLastCalledWith(range, true);
    fireEvent(button, Object.assign(new MouseEvent("click", { bubbles: true }), { pointerType: "touch" }));
    expect(goTo).toHaveBeenLastCalledWith(range, false);
    await userEvent.keyboard("{Enter}");
    expect(goTo).toHaveBeenLastCalledWith(range, true);
  });
});

describe("EditPanel", () => {
  const inspection: Inspection = {
    part: {
      title: "Release R0",
      path: "/R",
      fields: [
        { label: "Title", value: "Boats", path: "/R/Title", from: 1, to: 6 },
        { label: "Namespace", value: "X", path: "/R/Id", attribute: "Namespace", from: 7, to: 8 },
      ],
      reference: { kind: "release", value: "R0", count: 2 },
    },
    element: {
      name: "Title",
      path: "/R/Title",
      text: "Boats",
      choice: undefined,
      attributes: [],
      addable: [{ name: "Genre", required: ["GenreText"] }, { name: "Duration" }],
      isRoot: false,
    },
  };
  const start = () => {
    const edit = jest.fn(() => Promise.resolve());
    renderInPlayground(<EditPanel />, fakePlayground({ analysis, inspection }, { edit }));
    const form = within(screen.getByRole("region", { name: "Release R0" }));
    return { edit, form, element: within(screen.getByRole("region", { name: "Element at the cursor" })) };
  };

  it("sets a text or an attribute when Enter is pressed or the field loses the focus", async () => {
    const { edit, form } = start();
    await userEvent.type(form.getByRole("textbox", { name: "Title" }), "!{Enter}");
    expect(edit).toHaveBeenLastCalledWith({ do: "setText", path: "/R/Title", value: "Boats!" });
    await userEvent.type(form.getByRole("textbox", { name: "Namespace" }), "Y");
    await userEvent.tab();
    expect(edit).toHaveBeenLastCalledWith({ do: "setAttribute", path: "/R/Id", name: "Namespace", value: "XY" });
  });

  it("changes nothing if nothing was typed, or Escape discards it", async () => {
    const { edit, form } = start();
    await userEvent.click(form.getByRole("textbox", { name: "Title" }));
    await userEvent.tab();
    await userEvent.type(form.getByRole("textbox", { name: "Title" }), "!{Escape}");
    expect(form.getByRole("textbox", { name: "Title" })).toHaveValue("Boats");
    await userEvent.tab();
    expect(edit).not.toHaveBeenCalled();
  });

  it("reports at the field what is wrong with a value, and keeps it", async () => {
    const { edit, form } = start();
    edit.mockRejectedValue(Object.assign(new Error("Taken."), { remedy: "Choose another." }));
    const reference = form.getByRole("textbox", { name: "Reference, in 2 places" });
    await userEvent.type(reference, "1{Enter}");
    expect(edit).toHaveBeenCalledWith({ do: "renameReference", kind: "release", from: "R0", to: "R01" });
    expect(await form.findByRole("alert")).toHaveTextContent("Taken. Choose another.");
    expect(reference).toHaveValue("R01");
    expect(reference).toHaveAccessibleDescription("Taken. Choose another.");
  });

  it("keeps what was typed but not set, even after the form is gone", async () => {
    const playground = fakePlayground({ analysis, inspection });
    const { unmount } = renderInPlayground(<EditPanel />, playground);
    const title = () =>
      within(screen.getByRole("region", { name: "Release R0" })).getByRole("textbox", { name: "Title" });
    await userEvent.type(title(), "!");
    expect(Object.values(playground.store.get().typed)).toEqual(["Boats!"]);
    unmount();
    renderInPlayground(<EditPanel />, playground);
    expect(title()).toHaveValue("Boats!");
    expect(title()).toHaveAccessibleDescription("Not set yet: Enter sets it, Escape discards it.");
    await userEvent.type(title(), "{Escape}");
    expect(title()).toHaveValue("Boats");
    expect(playground.store.get().typed).toEqual({});
  });

  it("offers the values of a set with their meanings, and keeps one that isn't in it", async () => {
    const choice = { set: "ParentalWarningType", values: ["Explicit", "NotExplicit"] };
    const field = { label: "Parental warning", value: "Rude", path: "/R/Warning", from: 1, to: 6, choice };
    const edit = jest.fn(() => Promise.resolve());
    const part = { ...inspection.part!, fields: [field] };
    renderInPlayground(<EditPanel />, fakePlayground({ analysis, inspection: { part, element: null } }, { edit }));
    const select = screen.getByRole("combobox", { name: "Parental warning" });
    expect(select).toHaveDisplayValue("Rude (not in the set)");
    expect(await screen.findByRole("option", { name: /^Explicit: \w+ .*\.$/ })).toBeInTheDocument();
    await userEvent.selectOptions(select, "NotExplicit");
    expect(edit).toHaveBeenCalledWith({ do: "setText", path: "/R/Warning", value: "NotExplicit" });
  });

  it("offers the meanings that several sets share", async () => {
    const choice = { set: "ResourceContributorRole", values: ["Composer", "Vocalist"] };
    const field = { label: "Role", value: "Composer", path: "/R/Role", from: 1, to: 9, choice };
    const part = { ...inspection.part!, fields: [field] };
    renderInPlayground(<EditPanel />, fakePlayground({ analysis, inspection: { part, element: null } }));
    expect(await screen.findByRole("option", { name: "Vocalist: Sang." })).toBeInTheDocument();
  });

  it("sets Title and DisplayTitle together, and says when they differ", async () => {
    const edit = jest.fn(() => Promise.resolve());
    const titles = (title: string, displayTitle: string) =>
      [
        { label: "Title", value: title, path: "/R/DisplayTitleText", from: 1, to: 6 },
        { label: "DisplayTitle", value: displayTitle, path: "/R/DisplayTitle/TitleText", from: 7, to: 8 },
      ].map((field) => ({ ...field }));
    const show = (title: string, displayTitle: string) => {
      const part = { ...inspection.part!, fields: titles(title, displayTitle) };
      return renderInPlayground(
        <EditPanel />,
        fakePlayground({ analysis, inspection: { part, element: null } }, { edit }),
      );
    };
    const paths = ["/R/DisplayTitleText", "/R/DisplayTitle/TitleText"];
    const { unmount } = show("Boats", "Boats");
    expect(screen.queryByText(/differ/)).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole("textbox", { name: "DisplayTitle" }), "!{Enter}");
    expect(edit).toHaveBeenLastCalledWith({ do: "setTexts", paths, value: "Boats!" });
    unmount();
    show("Boats", "Ships");
    expect(screen.getByText(/^Title and DisplayTitle differ\./)).toBeInTheDocument();
    await userEvent.type(screen.getByRole("textbox", { name: "Title" }), "!{Enter}");
    expect(edit).toHaveBeenLastCalledWith({ do: "setText", path: paths[0], value: "Boats!" });
    await userEvent.click(screen.getByRole("button", { name: "Write “Ships” in both" }));
    expect(edit).toHaveBeenLastCalledWith({ do: "setTexts", paths, value: "Ships" });
  });

  it("offers the values of the set for the text of an element to add", async () => {
    const edit = jest.fn(() => Promise.resolve());
    const choice = { set: "ParentalWarningType", values: ["Explicit", "NotExplicit"] };
    const addable = [{ name: "Duration" }, { name: "ParentalWarningType", choice }];
    const element = { ...inspection.element!, addable };
    renderInPlayground(
      <EditPanel />,
      fakePlayground({ analysis, inspection: { part: null, element } }, { edit, attempt: async (act) => act() }),
    );
    await userEvent.type(screen.getByRole("textbox", { name: "Its text" }), "PT1M");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Add an element" }), "ParentalWarningType");
    const values = screen.getByRole("combobox", { name: "Its text" });
    expect(values).toHaveDisplayValue("Choose a value");
    await userEvent.selectOptions(values, "Explicit");
    await userEvent.click(screen.getByRole("button", { name: "Add ParentalWarningType" }));
    expect(edit).toHaveBeenCalledWith({
      do: "addElement",
      path: element.path,
      name: "ParentalWarningType",
      value: "Explicit",
    });
  });

  it("adds and removes elements", async () => {
    const { edit, element } = start();
    expect(element.getByText(/with what it requires: GenreText/)).toBeInTheDocument();
    await userEvent.selectOptions(element.getByRole("combobox", { name: "Add an element" }), "Duration");
    await userEvent.type(element.getByRole("textbox", { name: "Its text" }), "PT1M");
    await userEvent.click(element.getByRole("button", { name: "Add Duration" }));
    expect(edit).toHaveBeenLastCalledWith({ do: "addElement", path: "/R/Title", name: "Duration", value: "PT1M" });
    await userEvent.click(element.getByRole("button", { name: "Remove Title" }));
    expect(edit).toHaveBeenLastCalledWith({ do: "removeElement", path: "/R/Title" });
  });
});

describe("ChangesPanel", () => {
  type SidesAt = Awaited<ReturnType<Playground["describeSides"]>>;
  const comparison: LineComparison = {
    rows: [
      { kind: "removed", before: 4, text: "<a>1</a>" },
      { kind: "added", after: 4, text: "<a>2</a>" },
      { kind: "gap", text: "10 lines identical" },
    ],
    more: false,
    changedLines: 1,
  };
  const sides = { before: { bytes: 1200, hash: "aa" }, after: { bytes: 1200, hash: null } };

  it("counts and shows the changed lines, and asks again after a change has been read", async () => {
    const compare = jest.fn(() => Promise.resolve(comparison));
    const describeSides = jest.fn(() => Promise.resolve<SidesAt>({ revision: 0, sides }));
    const playground = fakePlayground({ analysis }, { compare, describeSides });
    renderInPlayground(<ChangesPanel />, playground);
    expect(await screen.findByText("1 line changed, everything else identical.")).toBeInTheDocument();
    expect(screen.getByRole("row", { name: /removed <a>1/ })).toHaveTextContent("4");
    expect(screen.getByRole("row", { name: "Opened 1,200 aa" })).toBeInTheDocument();
    expect(screen.getByRole("row", { name: /^Now .* not well-formed XML/ })).toBeInTheDocument();
    compare.mockResolvedValue({ ...comparison, rows: [], changedLines: 0 });
    act(() => playground.store.set({ revision: 1 }));
    expect(compare).toHaveBeenCalledTimes(1);
    describeSides.mockResolvedValue({ revision: 1 });
    act(() => playground.store.set({ analysis: { ...analysis, revision: 1 } }));
    expect(await screen.findByText(/^Nothing has changed/)).toBeInTheDocument();
    // Those of before aren't shown for what is new.
    expect(screen.getByRole("row", { name: "Opened … …" })).toBeInTheDocument();
  });
});

describe("StatusBar", () => {
  it("shows the progress of reading, and cancels it", async () => {
    const cancel = jest.fn();
    renderInPlayground(<StatusBar />, fakePlayground({ analysis, reading: { is: "slow", part: 0.4 } }, { cancel }));
    expect(screen.getByText("ERN 4.3")).toBeInTheDocument();
    expect(screen.getByRole("progressbar", { name: "Reading" })).toHaveValue(0.4);
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(cancel).toHaveBeenCalled();
  });

  it("reports that the engine is silent, what works without it, and cancels it", async () => {
    const cancel = jest.fn();
    renderInPlayground(<StatusBar />, fakePlayground({ reading: { is: "stalled" } }, { cancel }));
    expect(screen.getByRole("alert")).toHaveTextContent("You can edit the source and download the XML without it.");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(cancel).toHaveBeenCalled();
  });

  it.each([
    [null, "Saved in this browser."],
    ["blocked", "Not saved: this browser stores nothing for this page"],
    ["full", "Not saved: the browser has no room left"],
  ] as const)("shows whether input is kept, and deletes it (%s)", async (saveProblem, text) => {
    const deleteSaved = jest.fn(() => Promise.resolve());
    renderInPlayground(<StatusBar />, fakePlayground({ saveProblem }, { deleteSaved }));
    expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
    expect(screen.queryByText(/other saved message/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Delete all saved messages" }));
    expect(deleteSaved).toHaveBeenCalled();
  });

  it("reports why a message wasn't read, and tries again", async () => {
    const retry = jest.fn();
    renderInPlayground(<StatusBar />, fakePlayground({ reading: { is: "failed", why: "Cancelled." } }, { retry }));
    expect(screen.getByRole("alert")).toHaveTextContent("Not read: Cancelled.");
    await userEvent.click(screen.getByRole("button", { name: "Read again" }));
    expect(retry).toHaveBeenCalled();
  });
});

describe("KeptSessions", () => {
  const time = new Date(2026, 10, 20, 14, 5).getTime();
  const kept = { id: "one", time, name: "a.xml", messageId: "MSG-1", version: "ERN 4.3", isChanged: true };

  it("lists kept messages by name, id, version and time, and continues one", async () => {
    const continueWith = jest.fn(() => Promise.resolve());
    const playground = fakePlayground({ sessions: [kept], screen: "saved" }, { continueWith });
    renderInPlayground(<SavedSessions />, playground);
    const button = screen.getByRole("button", { name: /^Continue with a.xml MSG-1 · ERN 4.3 · Nov 20, 2026, 2:05/ });
    await userEvent.click(button);
    expect(continueWith).toHaveBeenCalledWith("one");
  });

  it("is shown and closed from the status line", async () => {
    const playground = fakePlayground({ sessions: [kept] });
    playground.showSaved = (isChoosing) => playground.store.set({ screen: isChoosing ? "saved" : "message" });
    renderInPlayground(
      <>
        <SavedSessions />
        <StatusBar />
      </>,
      playground,
    );
    expect(screen.queryByRole("region", { name: "Saved messages" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "1 other saved message", expanded: false }));
    expect(screen.getByRole("region", { name: "Saved messages" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("region", { name: "Saved messages" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "1 other saved message" })).toHaveFocus();
  });
});

it("NoticeBar closes a notice, and runs its action", async () => {
  const run = jest.fn();
  const notice = { kind: "info" as const, text: "Gone.", action: { label: "Undo", run } };
  const notify = jest.fn();
  renderInPlayground(<NoticeBar />, fakePlayground({ notice }, { notify }));
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(run).toHaveBeenCalled();
  expect(notify).toHaveBeenCalledWith(null);
});
