import { heldBy } from "../../test/node/held-memory";
import { detached } from "./detached";

describe("detached", () => {
  it("returns plain data unchanged", () => {
    const data = { id: "a", ids: ["größe", "b"], nothing: null, count: 1 };
    expect(detached(data)).toEqual(data);
  });

  it("doesn't retain the text that a word was cut from", async () => {
    const cutFrom = (at: number): string => Buffer.alloc(1e6, `${at} `).toString().slice(10, 40);
    const words = await heldBy(() => Array.from({ length: 20 }, (_, at) => cutFrom(at)));
    expect(await heldBy(() => Array.from({ length: 20 }, (_, at) => detached(cutFrom(at))))).toBeLessThan(words / 10);
  });
});
