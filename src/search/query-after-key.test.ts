/** @jest-environment jsdom */
import { queryAfterKey } from "./query-after-key";

/** The query after a key on an element, which may be in a shadow tree. */
const after = (key: KeyboardEventInit | string, query: string | null = null, target: Element = document.body) => {
  let next: string | null | undefined = "no event";
  const listen = (event: KeyboardEvent): void => void (next = queryAfterKey(event, query));
  window.addEventListener("keydown", listen, { once: true });
  const init = typeof key === "string" ? { key } : key;
  target.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, composed: true, ...init }));
  return next;
};

const element = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
};

const inShadow = (html: string): Element => {
  const root = element("<div></div>").attachShadow({ mode: "open" });
  root.innerHTML = html;
  return root.firstElementChild!;
};

describe("queryAfterKey", () => {
  afterEach(() => {
    document.body.innerHTML = "";
  });

  it("opens on / and on Ctrl or Command and K", () => {
    expect(after("/")).toBe("");
    expect(after({ key: "k", ctrlKey: true })).toBe("");
    expect(after({ key: "K", metaKey: true })).toBe("");
    for (const key of ["k", "a", "Enter", "Escape"]) expect(after(key)).toBeUndefined();
    expect(after({ key: "/", ctrlKey: true })).toBeUndefined();
  });

  it.each([
    ["Cyrillic", "л"],
    ["Greek", "κ"],
    ["Hebrew", "ל"],
    ["Arabic", "ن"],
  ])("opens on Ctrl and the key of K on a %s layout", (_script, key) => {
    expect(after({ key, code: "KeyK", ctrlKey: true })).toBe("");
    expect(after({ key, code: "KeyL", ctrlKey: true })).toBeUndefined();
  });

  it("takes the letter that a Latin layout has, wherever its key is", () => {
    expect(after({ key: "k", code: "KeyV", ctrlKey: true })).toBe("");
    expect(after({ key: "t", code: "KeyK", ctrlKey: true })).toBeUndefined();
  });

  it("leaves Ctrl, K and another modifier to the browser", () => {
    expect(after({ key: "K", ctrlKey: true, shiftKey: true })).toBeUndefined();
    expect(after({ key: "K", metaKey: true, shiftKey: true }, "a")).toBeUndefined();
    expect(after({ key: "k", ctrlKey: true, altKey: true })).toBeUndefined();
  });

  it("closes on Escape and on Ctrl or Command and K, also from its own field", () => {
    const input = element("<input>");
    expect(after("Escape", "", input)).toBeNull();
    expect(after({ key: "k", ctrlKey: true }, "a", input)).toBeNull();
    expect(after({ key: "k", metaKey: true }, "a", input)).toBeNull();
    expect(after("/", "a", input)).toBeUndefined();
  });

  it.each([
    ["<input>"],
    ["<select></select>"],
    ["<textarea></textarea>"],
    ["<div contenteditable></div>"],
    ['<div contenteditable="true"></div>'],
  ])("leaves / to %s, also in a shadow tree", (html) => {
    expect(after("/", null, element(html))).toBeUndefined();
    expect(after("/", null, inShadow(html))).toBeUndefined();
  });

  it("takes / from other elements in a shadow tree, and from what isn't editable", () => {
    expect(after("/", null, inShadow("<button></button>"))).toBe("");
    expect(after("/", null, element('<div contenteditable="false"></div>'))).toBe("");
  });

  it("leaves keys inside an editable element alone", () => {
    const editor = element("<div contenteditable><p>text</p></div>");
    expect(after("/", null, editor.querySelector("p")!)).toBeUndefined();
  });

  it("leaves all keys of a composition to the input method", () => {
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      expect(after({ key: "/", ...composing })).toBeUndefined();
      expect(after({ key: "Escape", ...composing }, "あ")).toBeUndefined();
      expect(after({ key: "k", ctrlKey: true, ...composing })).toBeUndefined();
    }
  });

  it("opens with the letter or digit typed on its button", () => {
    const button = element('<button class="search-button"></button>');
    for (const key of ["a", "Z", "7"]) expect(after(key, null, button)).toBe(key);
    for (const key of [" ", "Enter", "Tab", "é", "-"]) expect(after(key, null, button)).toBeUndefined();
    expect(after({ key: "a", ctrlKey: true }, null, button)).toBeUndefined();
    expect(after("a", null, element("<button></button>"))).toBeUndefined();
  });

  it("collects what is typed until the field is ready", () => {
    const dialog = element("<dialog></dialog>");
    expect(after("d", "", dialog)).toBe("d");
    expect(after(" ", "d", dialog)).toBe("d ");
    expect(after("Backspace", "de", dialog)).toBe("d");
    expect(after("Shift", "d", dialog)).toBeUndefined();
    dialog.innerHTML = "<input>";
    expect(after("d", "", dialog)).toBeUndefined();
  });
});
