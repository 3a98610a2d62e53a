import fc from "fast-check";

import { packNumbers, packStrings, unpackNumbers, unpackStrings } from "./pack";

describe("packNumber", () => {
  it("round-trips numbers, in characters that JSON doesn't escape", () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        const packed = packNumbers(numbers);
        expect([...unpackNumbers(packed)]).toEqual(numbers);
        expect(JSON.stringify(packed)).toBe(`"${packed}"`);
      }),
    );
  });

  it("round-trips terms", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-c0-2]+$/)), (terms) => {
        expect(unpackStrings(packStrings(terms.toSorted()))).toEqual(terms.toSorted());
      }),
    );
  });
});
