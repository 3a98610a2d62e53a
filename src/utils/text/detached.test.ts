import { heldMemory } from "../../test/node/held-memory";
import { detached } from "./detached";

describe("detached", () => {
  it("returns plain data unchanged", () => {
    const data = { id: "a", ids: ["größe", "b"], nothing: null, count: 1 };
    expect(detached(data)).toEqual(data);
  });

  it("doesn't retain the text that a word was cut from", () => {
    const before = heldMemory();
    const words = Array.from({ length: 20 }, (_, at) => detached(Buffer.alloc(1e6, `${at} `).toString().slice(10, 40)));
    expect(heldMemory() - before).toBeLessThan(2e6);
    expect(words).toHaveLength(20);
  });
});
