/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { codeHtml } from "../../test/content/code-html";
import { startCodeBlocks, updateWrapButtons } from "./code-blocks";

const copied: string[] = [];

beforeAll(() => {
  startCodeBlocks();
  Object.defineProperty(navigator, "clipboard", {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  });
});
beforeEach(() => {
  copied.length = 0;
});
afterEach(() => jest.useRealTimers());

const show = (...blocks: string[]): void => {
  document.body.innerHTML = blocks.join("");
};
/** Sets a block's text width, because jsdom has no layout. */
const setWidths = (block: number, text: number, room: number): void => {
  const pre = document.querySelectorAll("pre")[block];
  Object.defineProperties(pre, { scrollWidth: { value: text }, clientWidth: { value: room } });
};
const wrapButtons = () => screen.queryAllByRole("button", { name: "Toggle word wrap" });

describe("copy", () => {
  it("copies the code of the button's own block, without marks", async () => {
    show(codeHtml("first", "text", ""), codeHtml('- let x = "<a>";\n+ let y = 2;', "diff", "showLineNumbers"));
    screen.getAllByRole("button", { name: "Copy code to clipboard" })[1]?.click();
    expect(copied).toEqual(['- let x = "<a>";\n+ let y = 2;']);
  });

  it("copies the code after a change, without its deleted lines", () => {
    show(codeHtml("let a;\nold();\nnew();\nlast();", "js", "del={2,4} ins={3}"));
    screen.getByRole("button", { name: "Copy code to clipboard" }).click();
    expect(copied).toEqual(["let a;\nnew();"]);
  });

  it("drops a trailing newline", () => {
    show('<div class="code"><button class="code-copy">Copy</button><code>npm i\n</code></div>');
    screen.getByRole("button").click();
    expect(copied).toEqual(["npm i"]);
  });

  it("confirms it for one second", async () => {
    jest.useFakeTimers();
    show(codeHtml("x", "text", ""));
    const button = screen.getByRole("button", { name: "Copy code to clipboard" });
    button.click();
    await jest.advanceTimersByTimeAsync(999);
    expect(button).toHaveAccessibleName("Copied");
    await jest.advanceTimersByTimeAsync(1);
    expect(button).toHaveAccessibleName("Copy code to clipboard");
  });
});

describe("the curl command of a file", () => {
  const curlButton = (): HTMLElement => screen.getByRole("button", { name: /^Copy curl command for/ });
  const showFile = (title: string): void =>
    show(codeHtml("<a/>", "xml", `title="${title}"`, { file: `/samples/docs/${title}` }));

  it("is copied with its full URL, confirmed and announced", async () => {
    showFile("a.xml");
    document.body.insertAdjacentHTML("beforeend", '<p id="gatsby-announcer"></p>');
    const button = curlButton();
    await userEvent.click(button);
    await userEvent.click(button);
    expect(copied).toEqual(Array<string>(2).fill("curl -O http://localhost/samples/docs/a.xml"));
    expect(button).toHaveAccessibleName("Copied");
    expect(document.getElementById("gatsby-announcer")).toHaveTextContent("Copied");
    await waitFor(() => expect(button).toHaveAccessibleName("Copy curl command for a.xml"), { timeout: 2000 });
  });

  it("is reported if the clipboard refuses, and nothing is selected", async () => {
    const refuse = jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    getSelection()?.removeAllRanges();
    showFile("a.xml");
    const button = curlButton();
    button.click();
    await waitFor(() => expect(button).toHaveAccessibleName("Not copied"));
    expect(String(getSelection())).toBe("");
    refuse.mockRestore();
  });

  it("is in a menu that closes on a click elsewhere, and on Escape, which returns the focus", async () => {
    showFile("a.xml");
    const menu = document.querySelector("details")!;
    menu.open = true;
    await userEvent.click(curlButton());
    expect(menu.open).toBe(true);
    await userEvent.click(document.body);
    expect(menu.open).toBe(false);
    menu.open = true;
    await userEvent.keyboard("{Escape}");
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector("summary"));
  });

  it("isn't offered for a block without a file", () => {
    show(codeHtml("<a/>", "xml", 'title="a.xml"'));
    expect(screen.queryByRole("button", { name: /curl/ })).toBeNull();
  });
});

it("selects the code and reports it if the clipboard refuses", async () => {
  const refuse = jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  show(codeHtml("first", "text", ""), codeHtml("second", "text", ""));
  const button = screen.getAllByRole("button", { name: "Copy code to clipboard" })[1]!;
  button.click();
  await waitFor(() => expect(button).toHaveAccessibleName("Selected"));
  expect(String(getSelection())).toBe("second");
  refuse.mockRestore();
});

describe("wrap", () => {
  it("is offered only if a line is too long", () => {
    show(codeHtml("short", "text", ""), codeHtml("long", "text", ""), codeHtml("wrapped", "text", "wrap"));
    setWidths(0, 600, 600);
    setWidths(1, 900, 600);
    setWidths(2, 600, 600);
    updateWrapButtons();
    expect(wrapButtons().map((button) => button.closest("figure")?.querySelector("code")?.textContent)).toEqual([
      "long",
      "wrapped",
    ]);
  });

  it("switches back and forth, and labels the state", async () => {
    show(codeHtml("long", "text", ""));
    setWidths(0, 900, 600);
    updateWrapButtons();
    const [button] = wrapButtons();
    expect(button).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(button!);
    expect(button).toHaveAttribute("aria-pressed", "true");
    expect(button?.closest("figure")).toHaveClass("wrapped");
    await userEvent.click(button!);
    expect(button).toHaveAttribute("aria-pressed", "false");
    expect(button?.closest("figure")).not.toHaveClass("wrapped");
  });

  it("is offered again when the window is resized", async () => {
    show(codeHtml("long", "text", ""));
    setWidths(0, 900, 600);
    expect(wrapButtons()).toHaveLength(0);
    window.dispatchEvent(new Event("resize"));
    expect(await screen.findByRole("button", { name: "Toggle word wrap" })).toBeVisible();
  });
});

describe("folded code", () => {
  const xml = (lines: number): string => Array.from({ length: lines }, (_, index) => `<a>${index + 1}</a>`).join("\n");
  const rest = () => document.querySelector(".rest");

  it("is shown and folded again with its button, whose label changes", () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    show(codeHtml(xml(50), "xml", ""));
    const button = screen.getByRole("button", { expanded: false });
    expect(rest()).toHaveAttribute("hidden", "until-found");
    button.click();
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(rest()).not.toHaveAttribute("hidden");
    button.click();
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(rest()).toHaveAttribute("hidden", "until-found");
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  it("is copied as a whole", async () => {
    show(codeHtml(xml(50), "xml", ""));
    screen.getByRole("button", { name: "Copy code to clipboard" }).click();
    await waitFor(() => expect(copied).toEqual([xml(50)]));
    expect(rest()).toHaveAttribute("hidden");
  });

  it("opens when the browser finds something in it", () => {
    show(codeHtml(xml(50), "xml", ""));
    rest()!.dispatchEvent(new Event("beforematch", { bubbles: true }));
    expect(rest()).not.toHaveAttribute("hidden");
    expect(screen.getByRole("button", { expanded: true })).toHaveClass("code-fold");
  });

  it("opens before it is selected if the clipboard refuses", async () => {
    const refuse = jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    show(codeHtml(xml(50), "xml", ""));
    screen.getByRole("button", { name: "Copy code to clipboard" }).click();
    await waitFor(() => expect(rest()).not.toHaveAttribute("hidden"));
    refuse.mockRestore();
  });
});
