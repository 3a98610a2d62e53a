/** @jest-environment jsdom */
import {
  type AdviceKind,
  checkAdvice,
  checkDocument,
  checkErn,
  type ErnDiagnostic,
  fixDiagnostics,
  parseErn,
} from "@ddex-suite/ern";
import { readSample } from "@ddex-suite/ern/test/read-sample";
import type { ValidationDiagnostic } from "@ddex-suite/ern/validate";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakePlayground, renderInPlayground } from "../../../test/playground/fake-playground";
import { fakeVerdict } from "../../../test/playground/fake-verdict";
import type { Analysis } from "../../workers/structure/analysis";
import { TabPanel } from "../tab-panel";
import { ChecksPanel } from "./checks-panel";
import { toFix } from "./source-diagnostics";

it("offers to fix a problem", async () => {
  const diagnostics = checkErn("<a>R&B</a>");
  const analysis = { revision: 3, wellFormed: false, diagnostics } as Analysis;
  const fix = jest.fn();
  renderInPlayground(<ChecksPanel />, fakePlayground({ analysis }, { fix }));
  expect(screen.getByRole("button", { name: "error in line and column 1:5" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Write &amp;" }));
  expect(document.activeElement).toHaveClass("checks");
  expect(fix).toHaveBeenCalledWith(
    { label: "Write &amp;", splices: [{ from: 4, to: 5, insert: "&amp;" }], isCertain: true },
    3,
  );
});

it("keeps the focus in the panel when the last problem is fixed", async () => {
  const analysis = { revision: 3, wellFormed: true, diagnostics: checkErn("<a>R&B</a>") } as Analysis;
  const playground = fakePlayground({ analysis, advice: "" }, { fix: jest.fn() });
  renderInPlayground(<TabPanel name="checks" Content={ChecksPanel} />, playground);
  await userEvent.click(screen.getByRole("button", { name: "Write &amp;" }));
  act(() => playground.store.set({ analysis: { ...analysis, diagnostics: [] } }));
  await waitFor(() => expect(screen.queryByRole("list")).not.toBeInTheDocument());
  expect(screen.getByRole("tabpanel")).toHaveFocus();
});

it("offers to fix all problems of a type at once, with the fix that each of them has", async () => {
  const source = readSample("43-single.xml").replaceAll('IsDefault="true"', 'IsDefault="TRUE"');
  const diagnostics = checkErn(source);
  const fix = jest.fn();
  renderInPlayground(
    <ChecksPanel />,
    fakePlayground({ analysis: { revision: 3, wellFormed: true, diagnostics } as Analysis }, { fix }),
  );
  await userEvent.click(screen.getByRole("button", { name: `Fix ${diagnostics.length} booleans` }));
  const splices = diagnostics.flatMap(({ fixes }) => fixes![0]!.splices);
  expect(fix).toHaveBeenCalledWith(expect.objectContaining({ splices }), 3);
});

it.each([
  ["an element", "<a>|</a>", undefined, "R&amp;B &lt;3"],
  ["an attribute", "<a b='|'/>", "b", "R&amp;B &quot;&apos;"],
  ["an attribute in double quotes", '<a b="|"/>', "b", "R&amp;B &quot;&apos;"],
])("writes a value of a reader's own schema into %s as markup", (_place, marked, attribute, written) => {
  const offset = marked.indexOf("|");
  const value = written
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replace("&amp;", "&");
  const problem = {
    from: offset,
    to: offset,
    choice: { set: "", values: [value], attribute },
  } as unknown as ErnDiagnostic;
  const { splices } = toFix(problem, value);
  expect(splices).toEqual([{ from: offset, to: offset, insert: written }]);
  expect(checkErn(marked.replace("|", splices[0]!.insert)).map(({ code }) => code)).not.toContain("syntax");
});

it("lets choose a value if none of the set is near, and writes it", async () => {
  const source = readSample("43-single.xml").replace(/<ParentalWarningType>.*?</, "<ParentalWarningType>Rude<");
  const ernDocument = parseErn(source);
  const diagnostics = fixDiagnostics(ernDocument, checkDocument(ernDocument));
  const [{ from, to }] = diagnostics as [ErnDiagnostic];
  const fix = jest.fn();
  const analysis = { revision: 3, wellFormed: true, diagnostics } as Analysis;
  renderInPlayground(<ChecksPanel />, fakePlayground({ analysis }, { fix }));
  expect(screen.getByRole("link", { name: "About ParentalWarningType" })).toHaveAttribute(
    "href",
    "/docs/ern/elements/ParentalWarningType/",
  );
  const select = screen.getByRole("combobox", { name: "Value for problem 1" });
  act(() => select.focus());
  await userEvent.keyboard("{ArrowDown>}");
  fireEvent.change(select, { target: { value: "NotExplicit" } });
  expect(fix).not.toHaveBeenCalled();
  await userEvent.keyboard("{/ArrowDown}{Escape}{Enter}");
  expect(fix).not.toHaveBeenCalled();
  expect(select).toHaveValue("");
  await userEvent.keyboard("{ArrowDown>}");
  fireEvent.change(select, { target: { value: "Explicit" } });
  await userEvent.keyboard("{/ArrowDown}{Enter}");
  expect(source.slice(from, to)).toBe("Rude");
  expect(fix).toHaveBeenCalledWith({ label: "Write Explicit", splices: [{ from, to, insert: "Explicit" }] }, 3);
});

const diagnostic = (source: ValidationDiagnostic["source"], message: string): ValidationDiagnostic => ({
  source,
  severity: "error",
  message,
  remedy: "Fix it.",
  path: "/A/B",
  from: 4,
  to: 5,
  offset: 4,
  line: 2,
  column: 3,
});

const analysis = { revision: 0, wellFormed: true, diagnostics: checkErn("<a/>") } as unknown as Analysis;
const clean = { ...analysis, diagnostics: [] };

it.each([
  [{ analysis: clean }, /^Built-in checks only: no problems found\./],
  [
    { analysis: clean, validating: "running" as const },
    /^Validating against the schema…No problems found by the built-in checks\.$/,
  ],
  [
    { analysis: clean, verdicts: [fakeVerdict({})] },
    /^Valid against release-notification\.xsd 4\.3\.No problems found by the built-in checks/,
  ],
  [
    { analysis, verdicts: [fakeVerdict({ state: "diagnostics", count: 1200 })] },
    /^Not valid against release-notification\.xsd 4\.3: 1,200 problems\.Built-in checks: 1 problem\.$/,
  ],
  [
    { analysis: clean, verdicts: [fakeVerdict({ state: "incomplete", problem: "A file is missing." })] },
    /^Not checked against release-notification\.xsd 4\.3\. A file is missing\./,
  ],
  [
    { analysis: clean, verdicts: [fakeVerdict({ source: "rules", name: "a.sch", version: "" })] },
    /^No rule of a\.sch is broken\.Built-in checks only: /,
  ],
])("shows what was checked", (state, text) => {
  renderInPlayground(<ChecksPanel />, fakePlayground(state));
  expect(screen.getByRole("group", { name: "What was checked" })).toHaveTextContent(text);
});

it("links to the Schema view if there is no schema", async () => {
  const playground = fakePlayground({ analysis: clean });
  renderInPlayground(<ChecksPanel />, playground);
  await userEvent.click(screen.getByRole("button", { name: "Add the schema" }));
  expect(playground.store.get().panel).toBe("schema");
});

it("shows the problems of all sources, or of one", async () => {
  const goTo = jest.fn();
  const verdicts = [
    fakeVerdict({
      state: "diagnostics",
      count: 1,
      diagnostics: [{ ...diagnostic("schema", "One."), entry: "xsd-pattern" }],
    }),
    fakeVerdict({
      name: "a.sch",
      source: "rules",
      state: "diagnostics",
      count: 1,
      diagnostics: [diagnostic("rules", "Two.")],
    }),
  ];
  renderInPlayground(<ChecksPanel />, fakePlayground({ analysis, verdicts }), goTo);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  const schema = within(screen.getByRole("region", { name: "release-notification.xsd" }));
  expect(schema.getByRole("link", { name: "About this error" })).toHaveAttribute(
    "href",
    expect.stringMatching(/#xsd-pattern$/),
  );
  await userEvent.click(schema.getByRole("button", { name: "error in line and column 2:3" }));
  expect(goTo).toHaveBeenCalledWith(expect.objectContaining({ from: 4, to: 5 }), true);
  await userEvent.click(screen.getByRole("button", { name: "Rules 1", pressed: false }));
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Two."),
  ]);
  await userEvent.click(screen.getByRole("button", { name: "All 3" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
});

it("checks the release profile unless that's switched off, apart from the problems", async () => {
  const found = checkAdvice(parseErn(readSample("43-broken.xml")), "profile").diagnostics;
  const advice = jest.fn(async (kind: AdviceKind) => ({
    kind,
    diagnostics: found,
    count: found.length,
    edition: "2.1",
  }));
  const playground = fakePlayground({ analysis: clean }, { advice });
  renderInPlayground(<ChecksPanel />, playground);
  expect(await screen.findByText("Release profile: 1 found by version 2.1 of its rules.")).toBeInTheDocument();
  expect(screen.getByRole("listitem")).toHaveTextContent(/Against a rule of the release profile SimpleAudioSingle/);
  expect(screen.getByRole("group", { name: "What was checked" })).toHaveTextContent("no problems found");
  await userEvent.click(screen.getByRole("button", { name: "Good practice", pressed: false }));
  expect(advice.mock.calls).toEqual([["profile"], ["hint"]]);
  await userEvent.click(screen.getByRole("button", { name: "Neither" }));
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(playground.store.get().advice).toBe("");
});

describe("with many problems", () => {
  const many = {
    ...clean,
    diagnostics: Array.from({ length: 10_000 }, (_, index) => ({
      ...analysis.diagnostics[0]!,
      ...{
        severity: index % 10 === 0 ? "warning" : "error",
        code: "isrc",
        message: `Bad no. ${index}.`,
        remedy: "Fix it.",
      },
      ...{ line: index + 1, column: 1, fixes: undefined },
    })),
  } as Analysis;
  // Without asking for the style of each element, which takes seconds.
  const shown = (): number => screen.queryAllByRole("listitem", { hidden: true }).length;

  it("draws a limited number at a time", async () => {
    renderInPlayground(<ChecksPanel />, fakePlayground({ analysis: many }));
    expect(shown()).toBe(200);
    await userEvent.click(screen.getByText("Show more of 10,000", { selector: "button" }));
    expect(shown()).toBe(400);
  });

  it("filters by text, severity and type, and shows the count", async () => {
    renderInPlayground(<ChecksPanel />, fakePlayground({ analysis: many }));
    await userEvent.click(screen.getByRole("searchbox", { name: "Find in the problems" }));
    await userEvent.paste("BAD no. 12");
    expect(shown()).toBe(111);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Severity of problems" }), "Warnings (11)");
    expect(screen.getByText("11 of 10,000 problems")).toBeInTheDocument();
    expect(screen.getByRole("option", { name: "isrc (11)" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("searchbox"));
    await userEvent.paste("x");
    expect(screen.getByText("No problem matches the filter.")).toBeInTheDocument();
  });

  it("copies the shown problems, or one of them", async () => {
    const user = userEvent.setup();
    renderInPlayground(<ChecksPanel />, fakePlayground({ analysis: many }));
    await user.click(screen.getByRole("searchbox"));
    await user.paste("no. 999");
    await user.click(screen.getByRole("button", { name: "Copy problems" }));
    const copied = await navigator.clipboard.readText();
    expect(copied.split("\n")).toHaveLength(13);
    expect(copied).toMatch(
      /^Severity\tSource\tKind\t.*\nerror\tbuilt-in checks\tisrc\t1000\t1\tBad no\. 999\.\tFix it\.\t\n/,
    );
    await user.click(screen.getByRole("button", { name: "Copy problem 1" }));
    expect(await navigator.clipboard.readText()).toBe(
      "error\tbuilt-in checks\tisrc\t1000\t1\tBad no. 999.\tFix it.\t\n",
    );
  });
});

it("shows how many problems aren't listed", () => {
  const verdicts = [fakeVerdict({ state: "diagnostics", count: 1500, diagnostics: [diagnostic("schema", "One.")] })];
  renderInPlayground(<ChecksPanel />, fakePlayground({ analysis: clean, verdicts }));
  expect(screen.getByText("1,499 more are not listed.")).toBeInTheDocument();
});

it("counts the same with and without problems that aren't listed", () => {
  const diagnostics = Array.from({ length: 30 }, (_, index) => diagnostic("schema", `No. ${index}.`));
  const verdicts = [fakeVerdict({ state: "diagnostics", count: 1500, diagnostics })];
  renderInPlayground(<ChecksPanel />, fakePlayground({ analysis: clean, verdicts }));
  for (const name of ["All (1,500)", "Errors (1,500)", "All kinds (1,500)"])
    expect(screen.getByRole("option", { name })).toBeInTheDocument();
  expect(screen.getByText("1,500 problems")).toBeInTheDocument();
});

it("offers to cancel a check that doesn't end", async () => {
  const cancelCheck = jest.fn();
  const state = { analysis: clean, validating: "stalled" as const };
  renderInPlayground(<ChecksPanel />, fakePlayground(state, { cancelCheck }));
  await userEvent.click(screen.getByRole("button", { name: "Cancel the check" }));
  expect(cancelCheck).toHaveBeenCalled();
});

it("shows how far rules that take long are, and offers to cancel them", async () => {
  const cancelCheck = jest.fn();
  const state = { analysis: clean, validating: "running" as const, rulesDone: 0.25 };
  renderInPlayground(<ChecksPanel />, fakePlayground(state, { cancelCheck }));
  expect(screen.getByRole("progressbar", { name: /^Rules done: 25 %/ })).toHaveAttribute("value", "0.25");
  await userEvent.click(screen.getByRole("button", { name: "Cancel the check" }));
  expect(cancelCheck).toHaveBeenCalled();
});

it("downloads a report of all that was checked", async () => {
  const blobs: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob) => String(blobs.push(blob as Blob));
  HTMLAnchorElement.prototype.click = function () {
    names.push(this.download);
  };
  const checkReport = jest.fn(async (format: string) => `<${format}>`);
  renderInPlayground(<ChecksPanel />, fakePlayground({ analysis: clean }, { checkReport }));
  const choice = screen.getByRole("combobox", { name: "Download a report" });
  for (const format of ["HTML, to print or send", "JSON", "CSV", "JUnit", "SVRL, as of Schematron"])
    await userEvent.selectOptions(choice, format);
  expect(names).toEqual(["html", "json", "csv", "junit.xml", "svrl.xml"].map((ending) => `message.checks.${ending}`));
  expect(blobs.map(({ type }) => type)).toEqual([
    "text/html",
    "application/json",
    "text/csv",
    "application/xml",
    "application/xml",
  ]);
  expect(choice).toHaveDisplayValue("Report");
});
