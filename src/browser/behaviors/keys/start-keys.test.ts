/** @jest-environment jsdom */
import { pressKey } from "./keys";
import { startKeys } from "./start-keys";

jest.mock("./keys", () => ({ pressKey: jest.fn() }));

const press = async (key: string, init: KeyboardEventInit = {}): Promise<void> => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }));
  await new Promise((resolve) => setTimeout(resolve));
};

describe("startKeys", () => {
  beforeAll(startKeys);
  beforeEach(() => {
    jest.mocked(pressKey).mockClear();
    delete document.documentElement.dataset.keys;
  });

  it.each(["ArrowLeft", "ArrowRight", "t", "?"])("passes %s on", async (key) => {
    await press(key);
    expect(pressKey).toHaveBeenCalledWith(key, document.body);
  });

  it.each<[string, KeyboardEventInit]>([
    ["ArrowLeft", { altKey: true }],
    ["ArrowRight", { metaKey: true }],
    ["t", { ctrlKey: true }],
    ["t", { isComposing: true }],
    ["ArrowRight", { repeat: true }],
    ["ArrowRight", { shiftKey: true }],
    ["x", {}],
  ])("ignores %s with %j", async (key, init) => {
    await press(key, init);
    expect(pressKey).not.toHaveBeenCalled();
  });

  it("takes the Latin letter at a key's place on a layout of another script", async () => {
    await press("е", { code: "KeyT" });
    expect(pressKey).toHaveBeenCalledWith("t", document.body);
  });

  it("ignores a key that was already handled", async () => {
    document.body.addEventListener("keydown", (event) => event.preventDefault(), { once: true });
    await press("t");
    expect(pressKey).not.toHaveBeenCalled();
  });

  it("does nothing if single keys are off", async () => {
    document.documentElement.dataset.keys = "off";
    await press("?");
    expect(pressKey).not.toHaveBeenCalled();
  });
});
