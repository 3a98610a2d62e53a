import { isLongTier } from "@ddex-suite/ern/test/tier";

import { heldBy } from "../../test/node/held-memory";
import { detach } from "./detach";

describe("detach", () => {
  it("returns plain data unchanged", () => {
    const data = { id: "a", ids: ["größe", "b"], nothing: null, count: 1 };
    expect(detach(data)).toEqual(data);
  });

  (isLongTier ? it : it.skip)("doesn't retain the text that a word was cut from", async () => {
    const cutFrom = (number: number): string => Buffer.alloc(1e6, `${number} `).toString().slice(10, 40);
    const words = await heldBy(() => Array.from({ length: 20 }, (_, index) => cutFrom(index)));
    expect(await heldBy(() => Array.from({ length: 20 }, (_, index) => detach(cutFrom(index))))).toBeLessThan(
      words / 10,
    );
  });
});
