/** @jest-environment jsdom */
import { diagnosticCount, setDiagnostics } from "@codemirror/lint";

import { directClient } from "../../test/playground/direct-client";
import { prepareBrowser } from "../../test/playground/live-playground";
import { memoryDatabase } from "../../test/playground/memory-database";
import { noSchemas } from "../../test/playground/no-schemas";
import { pageKeys } from "../../utils/browser/page-keys";
import type { Playground } from "../session/create-playground";
import { createPlayground } from "../session/create-playground";
import { createSessions } from "../storage/create-sessions";
import { pickFiles } from "../views/parts/pick-files";
import { allTabs } from "../views/tabs/tabs";
import { playgroundKeys } from "./playground-keys";
import { startPlaygroundKeys } from "./start-playground-keys";

jest.mock("../views/parts/pick-files");

const SOURCE = "<a>\n<b>2:58</b>\n<c>UK</c>\n</a>";
const apply = jest.fn();

let playground: Playground;
let end: () => void;
const state = () => playground.store.get();
const selection = () => playground.source().slice(...range());
const range = (): [number, number] => {
  const { from, to } = playground.view.state.selection.main;
  return [from, to];
};
const focused = (): string | undefined => document.activeElement?.id || undefined;

/** The layout of the page: tools, source, tabs and the structure. */
const page = `<input id="field"><div class="workbench">
<div class="toolbar"><button id="open">Open</button></div><div id="source"></div>
<div role="tablist">${allTabs(false)
  .map(({ name }) => `<button role="tab" id="playground-tab-${name}">${name}</button>`)
  .join("")}</div>
<div role="tabpanel" id="playground-structure"><button id="row" class="item">Header</button></div></div><a id="after" href="/">After</a>`;

const diagnostic = (text: string, actions: { name: string; apply: typeof apply }[] = []) => {
  const from = SOURCE.indexOf(text);
  return { from, to: from + text.length, severity: "error" as const, message: text, actions };
};

/** Presses a combination in the table's notation; returns whether the browser's default was prevented. */
const press = (combination: string, target: Element = document.activeElement ?? document.body): boolean => {
  const parts = combination.split("-");
  const key = parts.pop()!;
  const event = new KeyboardEvent("keydown", {
    key: parts.includes("Shift") && key.length === 1 ? key.toUpperCase() : key,
    ctrlKey: parts.includes("Mod"),
    altKey: parts.includes("Alt"),
    shiftKey: parts.includes("Shift"),
    bubbles: true,
    cancelable: true,
  });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};
const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

describe("the keys of the playground", () => {
  beforeEach(async () => {
    prepareBrowser();
    delete document.documentElement.dataset.keys;
    Element.prototype.checkVisibility = () => true;
    document.body.innerHTML = page;
    playground = createPlayground(directClient(), createSessions(memoryDatabase()), noSchemas());
    document.getElementById("source")!.append(playground.view.dom);
    const selectTab = (): void => {
      for (const tab of document.querySelectorAll('[role="tab"]'))
        tab.setAttribute("aria-selected", String(tab.id === `playground-tab-${state().panel}`));
      document.querySelector('[role="tabpanel"]')!.id = `playground-${state().panel}`;
    };
    playground.store.watch(["panel"], selectTab);
    playground.open({ source: SOURCE, encoding: "utf-8" }, "a.xml", { isFirst: true });
    // The engine's own problems come first, and no others after these.
    while (diagnosticCount(playground.view.state) === 0) await nextFrame();
    const diagnostics = [diagnostic("2:58", [{ name: "Write PT2M58S", apply }]), diagnostic("UK")];
    playground.view.dispatch(setDiagnostics(playground.view.state, diagnostics));
    end = startPlaygroundKeys(playground);
    playground.store.set({ panel: "structure" });
    jest.clearAllMocks();
  });
  afterEach(() => {
    end();
    playground.destroy();
  });

  /** Tries what each key of the table does; a key missing here fails the test below. */
  const trials: Record<string, () => Promise<void> | void> = {
    F6: () => {
      const places = [1, 2, 3].map(() => (press("F6"), focused() ?? document.activeElement?.className));
      expect(places).toEqual(["open", expect.stringContaining("cm-content"), "playground-tab-structure"]);
      expect(press("F6")).toBe(false);
    },
    "Shift-F6": () => {
      document.getElementById("row")!.focus();
      expect(press("Shift-F6")).toBe(true);
      expect(document.activeElement).toHaveClass("cm-content");
      press("Shift-F6");
      expect(focused()).toBe("open");
      expect(press("Shift-F6")).toBe(false);
    },
    F8: async () => {
      for (const expected of ["2:58", "UK", "2:58"]) {
        press("F8", document.body);
        await nextFrame();
        expect(selection()).toBe(expected);
      }
      expect(document.activeElement).toHaveClass("cm-content");
    },
    "Shift-F8": async () => {
      press("Shift-F8");
      await nextFrame();
      expect(selection()).toBe("UK");
    },
    "Alt-Enter": async () => {
      playground.select({ from: SOURCE.indexOf("2:58"), to: SOURCE.indexOf("2:58") + 1 });
      press("Alt-Enter");
      await nextFrame();
      expect(apply).toHaveBeenCalledWith(playground.view, SOURCE.indexOf("2:58"), SOURCE.indexOf("2:58") + 4);
    },
    "Alt-PageDown": async () => {
      for (const name of ["changes", "tracks"]) {
        press("Alt-PageDown");
        await nextFrame();
        expect(focused()).toBe(`playground-tab-${name}`);
      }
    },
    "Alt-PageUp": async () => {
      for (const name of ["checks", "schema"]) {
        press("Alt-PageUp");
        await nextFrame();
        expect(focused()).toBe(`playground-tab-${name}`);
      }
    },
    "Mod-z": () => {
      playground.view.dispatch({ changes: { from: 0, insert: "<!---->" } });
      press("Mod-z", document.body);
      expect(playground.source()).toBe(SOURCE);
      press("Mod-z", document.body);
      expect(playground.source()).toBe(SOURCE);
    },
    ...Object.fromEntries(
      ["Mod-Shift-z", "Mod-y"].map((combination) => [
        combination,
        () => {
          playground.view.dispatch({ changes: { from: 0, insert: "<!---->" } });
          playground.undo();
          press(combination, document.body);
          expect(playground.source()).toBe(`<!---->${SOURCE}`);
        },
      ]),
    ),
    o: () => {
      press("o");
      expect(pickFiles).toHaveBeenCalledWith(playground.openFiles);
    },
    d: async () => {
      const links: HTMLAnchorElement[] = [];
      URL.createObjectURL = (blob) => `blob:${(blob as Blob).type}`;
      HTMLAnchorElement.prototype.click = function () {
        links.push(this);
      };
      press("d");
      await nextFrame();
      expect(links.map(({ href, download }) => [href, download])).toEqual([["blob:application/xml", "a.xml"]]);
    },
    f: async () => {
      press("f");
      expect(state().panel).toBe("structure");
      await nextFrame();
      expect(focused()).toBe("row");
    },
    ...Object.fromEntries(
      [..."1234567890"].map((digit, index) => [
        digit,
        async () => {
          expect(press(digit)).toBe(true);
          await nextFrame();
          expect(focused()).toBe(`playground-tab-${allTabs(false)[index]!.name}`);
        },
      ]),
    ),
  };

  const combinations = playgroundKeys.flatMap(({ press: keys }) => keys);

  it.each(combinations)("%s does what its line in the list says", (combination) => trials[combination]!());

  it("focuses the structure when it is drawn at last, unless something else was done since", async () => {
    const panel = document.getElementById("playground-structure")!;
    const drawn = panel.innerHTML;
    jest.useFakeTimers();
    for (const [moves, then] of [
      [false, "row"],
      [true, "open"],
    ] as const) {
      panel.innerHTML = "Reading…";
      press("f", document.body);
      jest.advanceTimersByTime(2000);
      if (moves) press("F6");
      panel.innerHTML = drawn;
      await Promise.resolve();
      expect(focused()).toBe(then);
    }
    jest.useRealTimers();
  });

  it("lists exactly what it handles, once each, and nothing after it has ended", () => {
    expect(new Set(combinations).size).toBe(combinations.length);
    expect(Object.keys(trials).sort()).toEqual([...combinations].sort());
    expect(pageKeys.current!.keys.map(({ meaning }) => meaning)).toEqual(playgroundKeys.map(({ meaning }) => meaning));
    expect(pageKeys.current!.keys.map(({ shown }) => shown)).toEqual([
      ...[
        "F6",
        "Shift F6",
        "F8",
        "Shift F8",
        "Alt Enter",
        "Alt Page ↓",
        "Alt Page ↑",
        "Ctrl Z",
        "Ctrl Shift Z, Ctrl Y",
      ],
      ...["o", "d", "f", "1 … 9, 0"],
    ]);
    end();
    expect(pageKeys.current).toBeUndefined();
    press("o");
    expect(pickFiles).not.toHaveBeenCalled();
  });

  it("leaves typing and undo to fields and the source, but handles other keys there", async () => {
    const field = document.getElementById("field")!;
    for (const target of [field, playground.view.contentDOM])
      for (const key of ["o", "1", "f"]) expect([key, press(key, target)]).toEqual([key, false]);
    expect(press("Mod-z", field)).toBe(false);
    expect(press("F8", field)).toBe(true);
    expect(pickFiles).not.toHaveBeenCalled();
  });

  it.each([
    ["щ", "KeyO"],
    ["ο", "KeyO"],
    ["ם", "KeyO"],
  ])("takes %s, on the key of the Latin letter, as that letter", (key, code) => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true }));
    expect(pickFiles).toHaveBeenCalledWith(playground.openFiles);
  });

  it("undoes and chooses views on layouts with other letters and digits", async () => {
    playground.view.dispatch({ changes: { from: 0, insert: "<!---->" } });
    const undo = { key: "я", code: "KeyZ", ctrlKey: true, bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent("keydown", undo));
    expect(playground.source()).toBe(SOURCE);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "۳", code: "Digit3", bubbles: true }));
    await nextFrame();
    expect(focused()).toBe("playground-tab-changes");
  });

  it("obeys the setting that turns off single keys, and keeps the others", () => {
    document.documentElement.dataset.keys = "off";
    for (const key of ["o", "d", "f", "2"]) expect([key, press(key, document.body)]).toEqual([key, false]);
    expect(press("Alt-PageDown", document.body)).toBe(true);
  });

  it("does nothing while a dialog is open, or if something else has handled the key", () => {
    document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
    expect(press("F8", document.body)).toBe(false);
    document.querySelector("dialog")!.remove();
    document.body.addEventListener("keydown", (event) => event.preventDefault(), { once: true });
    press("o", document.body);
    expect(pickFiles).not.toHaveBeenCalled();
  });

  it("reports that there is no problem, none at the cursor, or more than one fix", async () => {
    press("Alt-Enter");
    await nextFrame();
    expect(state().notice?.text).toContain("There is no problem with a fix at the cursor");
    const ways = [1, 2].map((number) => ({ name: `Refer to P${number}`, apply }));
    playground.view.dispatch(setDiagnostics(playground.view.state, [diagnostic("UK", ways)]));
    playground.select({ from: SOURCE.indexOf("UK"), to: SOURCE.indexOf("UK") });
    press("Alt-Enter");
    await nextFrame();
    expect(state()).toMatchObject({ panel: "checks", notice: { text: expect.stringContaining("several ways") } });
    expect(apply).not.toHaveBeenCalled();
    playground.view.dispatch(setDiagnostics(playground.view.state, []));
    press("F8", document.body);
    await nextFrame();
    expect(state().notice?.text).toBe("There is no problem to go to.");
  });
});
