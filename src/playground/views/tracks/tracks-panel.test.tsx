/** @jest-environment jsdom */
import { parseErn, planPaste, toTracks } from "@ddex-suite/ern";
import { readSample } from "@ddex-suite/ern/test/read-sample";
import type { CellProblems, ValidationDiagnostic } from "@ddex-suite/ern/validate";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakePlayground, renderInPlayground } from "../../../test/playground/fake-playground";
import { fakeVerdict } from "../../../test/playground/fake-verdict";
import type { Playground } from "../../session/create-playground";
import { analyze } from "../../workers/analyze";
import type { TrackTable } from "../../workers/plan-table";
import type { Analysis } from "../../workers/structure/analysis";
import { TracksPanel } from "./tracks-panel";

const ernDocument = parseErn(readSample("43-album.xml"));
const tracks = toTracks(ernDocument);
let analysis: Analysis;

beforeAll(async () => {
  analysis = { revision: 0, ...(await analyze(ernDocument, tracks.message, tracks.rows)) };
});

const start = (does: Partial<Playground> = {}) => {
  const edit = jest.fn(() => Promise.resolve());
  const goTo = jest.fn();
  const playground = fakePlayground({ analysis }, { edit, ...does });
  renderInPlayground(<TracksPanel />, playground, goTo);
  return { edit, goTo, playground };
};

const focused = () => document.activeElement?.getAttribute("data-cell");
const focusFirst = () => act(() => document.querySelector<HTMLElement>('[data-cell="0:1"]')!.focus());

it("has a single Tab stop, and moves to the other cells with the arrow keys", async () => {
  start();
  expect(document.querySelectorAll("td[tabindex='0']")).toHaveLength(1);
  focusFirst();
  await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}");
  expect(focused()).toBe("1:3");
  await userEvent.keyboard("{Control>}{End}{/Control}{ArrowDown}");
  expect(focused()).toBe("2:14");
});

it("selects a cell that gets the focus in another way", async () => {
  const { edit } = start();
  act(() => document.querySelector<HTMLElement>('[data-cell="2:4"]')!.focus());
  expect(document.querySelector("td[tabindex='0']")).toHaveAttribute("data-cell", "2:4");
  await userEvent.keyboard("4:01{Enter}");
  expect(edit).toHaveBeenCalledWith({ do: "setTracks", changes: [{ track: 2, values: { duration: "PT4M1S" } }] });
});

it("keeps its value if a cell is left with a wrong one", async () => {
  const { edit } = start();
  act(() => document.querySelector<HTMLElement>('[data-cell="2:4"]')!.focus());
  await userEvent.keyboard("4 minutes");
  await userEvent.tab();
  expect(screen.getByRole("alert")).toHaveTextContent("is not an ISO 8601 duration");
  act(() => screen.getByRole("textbox").blur());
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(edit).not.toHaveBeenCalled();
});

it("marks wrong cells with the words of Checks, and fixes them there", async () => {
  const source = readSample("43-album.xml")
    .replace(/<Duration>[^<]*</, "<Duration>2:58<")
    .replace(/<ParentalWarningType>[^<]*</, "<ParentalWarningType>Rude<");
  const wrong = parseErn(source);
  const read = toTracks(wrong);
  const found = { revision: 7, ...(await analyze(wrong, read.message, read.rows)) };
  const fix = jest.fn();
  renderInPlayground(<TracksPanel />, fakePlayground({ analysis: found }, { fix }));
  const cells = [...document.querySelectorAll<HTMLElement>("td[aria-invalid=true]")];
  expect(cells.map(({ textContent }) => textContent)).toEqual(["2:58", "Rude"]);
  act(() => cells[0]!.focus());
  expect(cells[0]).toHaveAccessibleDescription(
    /^Duration of track 1: “2:58” is not an ISO 8601 duration\. Write it as/,
  );
  const byCode = (code: string) => found.diagnostics.find((diagnostic) => diagnostic.code === code)!;
  await userEvent.click(screen.getByRole("button", { name: "Write PT2M58S" }));
  expect(fix).toHaveBeenLastCalledWith(byCode("duration").fixes![0], 7);
  act(() => cells[1]!.focus());
  const select = screen.getByRole("combobox", { name: "Value for Parental warning of track 1" });
  await userEvent.selectOptions(select, "Explicit");
  const { from, to } = byCode("value");
  expect(fix).toHaveBeenLastCalledWith({ label: "Write Explicit", splices: [{ from, to, insert: "Explicit" }] }, 7);
});

it("marks what a schema finds wrong, with its words and fixes, after the built-in checks", async () => {
  const fix = jest.fn();
  const found = (part: Partial<ValidationDiagnostic>): ValidationDiagnostic => {
    const defaults = {
      source: "schema",
      severity: "error",
      path: "",
      from: 0,
      to: 0,
      offset: 0,
      line: 1,
      column: 1,
    } as const;
    return { ...defaults, message: "Not by the schema.", remedy: "Write another.", ...part };
  };
  const way = { label: "Write PT9M", splices: [] };
  const verdicts = [fakeVerdict({ state: "diagnostics", count: 1, diagnostics: [found({})] })];
  const rows: CellProblems[] = [];
  rows[1] = { duration: found({ fixes: [way] }) };
  const cellProblems = jest.fn(async () => ({ revision: 5, rows }));
  const playground = fakePlayground({ analysis, verdicts }, { fix, cellProblems });
  renderInPlayground(<TracksPanel />, playground);
  await waitFor(() => expect(document.querySelectorAll("td[aria-invalid=true]")).toHaveLength(1));
  expect(cellProblems).toHaveBeenCalledWith(verdicts);
  const cell = document.querySelector<HTMLElement>("td[aria-invalid=true]")!;
  act(() => cell.focus());
  expect(cell).toHaveAccessibleDescription("Duration of track 2: Not by the schema. Write another.");
  await userEvent.click(screen.getByRole("button", { name: "Write PT9M" }));
  expect(fix).toHaveBeenLastCalledWith(way, 5);
});

it("offers the values of the set in a cell", async () => {
  start();
  act(() => document.querySelector<HTMLElement>('[data-cell="0:7"]')!.focus());
  await userEvent.keyboard("{Enter}");
  const field = screen.getByRole("combobox", { name: "Parental warning of track 1" });
  const list = document.getElementById(field.getAttribute("list")!)!;
  expect([...list.children].map((option) => (option as HTMLOptionElement).value)).toContain("NotExplicit");
});

it("sets what was typed with Enter, and moves down", async () => {
  const { edit } = start();
  focusFirst();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("!{Enter}");
  expect(edit).toHaveBeenCalledTimes(1);
  expect(edit).toHaveBeenCalledWith({ do: "setTracks", changes: [{ track: 0, values: { title: "Source!" } }] });
  expect(focused()).toBe("1:1");
  expect(await screen.findByText("Title is set.")).toBeInTheDocument();
});

it("starts with a letter typed on a cell, and discards it with Escape", async () => {
  const { edit } = start();
  focusFirst();
  await userEvent.keyboard("x");
  expect(screen.getByRole("textbox", { name: "Title of track 1" })).toHaveValue("x");
  await userEvent.keyboard("{Escape}");
  expect(focused()).toBe("0:1");
  expect(edit).not.toHaveBeenCalled();
});

it("moves right with Tab, and sets nothing that hasn't changed", async () => {
  const { edit } = start();
  focusFirst();
  await userEvent.keyboard("{F2}{Tab}");
  expect(focused()).toBe("0:2");
  expect(edit).not.toHaveBeenCalled();
});

it("doesn't edit read-only cells", async () => {
  start();
  focusFirst();
  await userEvent.keyboard("{Home}{Enter}x");
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(document.activeElement).toHaveAttribute("aria-readonly", "true");
});

it("moves the track by key or button within its release", async () => {
  const { edit } = start();
  focusFirst();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(edit).not.toHaveBeenCalled();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(edit).toHaveBeenLastCalledWith({ do: "moveTrack", track: 0, to: 1 });
  expect(focused()).toBe("1:1");
  await userEvent.click(screen.getByRole("button", { name: "Move up" }));
  expect(edit).toHaveBeenLastCalledWith({ do: "moveTrack", track: 1, to: 0 });
});

it("adds, removes and shows the selected track, and explains why it can't", async () => {
  const { edit, goTo } = start();
  await userEvent.click(screen.getByRole("button", { name: "Show in the source" }));
  expect(goTo).toHaveBeenCalledWith(analysis.tracks[0]);
  edit.mockRejectedValueOnce(new Error("This is the only track."));
  await userEvent.click(screen.getByRole("button", { name: "Remove track 1" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("This is the only track.");
  await userEvent.click(screen.getByRole("button", { name: "Add a track" }));
  expect(edit).toHaveBeenLastCalledWith({ do: "addTracks", after: 0, added: [{}] });
});

describe("pasted cells", () => {
  const planTracks = (table: TrackTable) =>
    Promise.resolve(planPaste(tracks, ...(Object.values(table) as [string, number, never])));
  const paste = (text: string): void => {
    focusFirst();
    fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => text } });
  };

  it("are set at once if they fit", async () => {
    const { edit } = start({ planTracks });
    paste("A\tB\nC\tD");
    expect(await screen.findByText(/^Set: 4 cells/)).toBeInTheDocument();
    expect(edit).toHaveBeenCalledTimes(1);
  });

  it("are previewed if they would add tracks or have wrong values", async () => {
    const { edit, playground } = start({ planTracks });
    paste("A\tB\tnone");
    expect(await screen.findByRole("heading", { name: "Would change: 2 cells; 1 left out" })).toHaveFocus();
    const plan = within(screen.getByRole("region", { name: "What would change" }));
    expect(plan.getByText(/is left out\. “none” is not an ISRC/)).toBeInTheDocument();
    expect(edit).not.toHaveBeenCalled();
    act(() => playground.store.set({ revision: 1 }));
    await userEvent.click(screen.getByRole("button", { name: "Apply" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("changed meanwhile");
    expect(edit).not.toHaveBeenCalled();
  });
});
