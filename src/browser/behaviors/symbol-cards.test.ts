/** @jest-environment jsdom */
import { addCard } from "./symbol-cards";

const name = (id: string): HTMLElement => {
  document.body.innerHTML = `<dfn data-symbol="${id}">build</dfn>`;
  return document.querySelector("dfn")!;
};

describe("addCard", () => {
  it("loads the cards of a language once, and again if that failed", async () => {
    const answers = [
      () => Promise.reject(new TypeError("offline")),
      () => Promise.resolve({ json: () => Promise.resolve({ "p.rust.build": "build()\nworks: Writes." }) }),
    ];
    const load = jest.fn<Promise<unknown>, [string]>(() => answers.shift()!());
    globalThis.fetch = load as unknown as typeof fetch;
    const build = name("p.rust.build");
    await addCard(build);
    expect(build.dataset.type).toBeUndefined();
    await addCard(build);
    expect(build.dataset.type).toBe("build()\nworks: Writes.");
    const unknown = name("p.rust.unknown");
    await addCard(unknown);
    expect(unknown.dataset.type).toBeUndefined();
    expect(load.mock.calls).toEqual([["/api/symbols-rust.json"], ["/api/symbols-rust.json"]]);
  });
});
