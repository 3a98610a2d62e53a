/** @jest-environment jsdom */
import { queryAfterKey } from "../../search/query-after-key";
import { searchEarly } from "./search-early";

const { dataset } = document.documentElement;
const button = '<button class="search-button"><span></span></button>';

/** Presses a key on an element; returns whether the default action was prevented. */
const press = (key: KeyboardEventInit | string, target: Element = document.body): boolean => {
  const init = typeof key === "string" ? { key } : key;
  return !target.dispatchEvent(
    new KeyboardEvent("keydown", { bubbles: true, composed: true, cancelable: true, ...init }),
  );
};

const element = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
};

describe("searchEarly", () => {
  beforeAll(searchEarly);
  beforeEach(() => {
    document.body.innerHTML = "";
    delete dataset.earlyQuery;
    delete dataset.hydrated;
    dataset.js = "";
  });

  it.each(["/", { key: "k", ctrlKey: true }, { key: "K", metaKey: true }])("records %j", (key) => {
    expect(press(key)).toBe(true);
    expect(dataset.earlyQuery).toBe("");
  });

  it("records what is typed after it", () => {
    const typed = [..."/del"].map((key) => press(key));
    expect([...typed, press("Backspace"), press(" "), press("/")]).toEqual(Array(7).fill(true));
    expect(dataset.earlyQuery).toBe("de /");
    expect([press("Shift"), press("Tab"), press("Enter")]).toEqual([false, false, false]);
    expect(dataset.earlyQuery).toBe("de /");
  });

  it.each(["Escape", { key: "k", ctrlKey: true }])("forgets it after %j", (key) => {
    [..."/de"].forEach((typed) => press(typed));
    expect(press(key)).toBe(true);
    expect(dataset).not.toHaveProperty("earlyQuery");
  });

  it("records a click on the button, and a letter typed on it", () => {
    element(button)
      .querySelector("span")!
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(dataset.earlyQuery).toBe("");
    delete dataset.earlyQuery;
    press("p", element(button));
    expect(dataset.earlyQuery).toBe("p");
    element("<button></button>").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(dataset.earlyQuery).toBe("p");
  });

  it("ignores the single key if single keys are off", () => {
    dataset.keys = "off";
    expect(press("/")).toBe(false);
    expect(dataset).not.toHaveProperty("earlyQuery");
    expect(press({ key: "k", ctrlKey: true })).toBe(true);
    delete dataset.keys;
  });

  it("leaves keys to fields, including those in a shadow tree", () => {
    const root = element("<div></div>").attachShadow({ mode: "open" });
    root.innerHTML = "<input>";
    expect(press("/", root.firstElementChild!)).toBe(false);
    expect(press("/", element("<textarea></textarea>"))).toBe(false);
    expect(dataset).not.toHaveProperty("earlyQuery");
  });

  it("records nothing once the page is hydrated", () => {
    dataset.hydrated = "";
    expect(press("/")).toBe(false);
    element(button).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(dataset).not.toHaveProperty("earlyQuery");
  });

  it("ignores all keys and clicks once a script of the site has failed", () => {
    const script = document.createElement("script");
    script.src = "/app.js";
    document.head.append(script);
    script.dispatchEvent(new Event("error"));
    expect(dataset).not.toHaveProperty("js");
    expect([press("/"), press(" "), press({ key: "k", ctrlKey: true })]).toEqual([false, false, false]);
    element(button).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(dataset).not.toHaveProperty("earlyQuery");
  });

  it("ignores failing scripts after hydration or from other sites", () => {
    const script = document.createElement("script");
    script.src = "https://example.org/a.js";
    document.head.append(script);
    script.dispatchEvent(new Event("error"));
    expect(dataset).toHaveProperty("js");
    dataset.hydrated = "";
    script.src = "/app.js";
    script.dispatchEvent(new Event("error"));
    expect(dataset).toHaveProperty("js");
  });

  it("treats the first key as queryAfterKey does", () => {
    const targets = ["<p></p>", "<input>", "<div contenteditable><p></p></div>", button];
    const modifiers = [
      {},
      { ctrlKey: true },
      { metaKey: true },
      { altKey: true },
      { isComposing: true },
      { keyCode: 229 },
    ];
    for (const html of targets)
      for (const modifier of modifiers)
        for (const key of ["/", "k", "K", "a", "7", " ", "Escape", "Enter", "Backspace"]) {
          const target = element(html);
          delete dataset.earlyQuery;
          let expected: string | null | undefined;
          const ask = (event: KeyboardEvent): void => void (expected = queryAfterKey(event, null));
          window.addEventListener("keydown", ask, { once: true });
          const taken = press({ key, ...modifier }, target.querySelector("p") ?? target);
          expect({ html, modifier, key, query: dataset.earlyQuery, taken }).toEqual({
            html,
            modifier,
            key,
            query: expected,
            taken: expected !== undefined,
          });
        }
  });
});
