import fc from "fast-check";

import { packNumbers, unpackNumbers } from "./pack-number";
import { packStrings, unpackStrings } from "./pack-strings";

describe("packNumber", () => {
  it("gives back the numbers that were packed, in characters that JSON does not escape", () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        const packed = packNumbers(numbers);
        expect([...unpackNumbers(packed)]).toEqual(numbers);
        expect(JSON.stringify(packed)).toBe(`"${packed}"`);
      }),
    );
  });

  it("gives back the terms that were packed", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-c0-2]+$/)), (terms) => {
        expect(unpackStrings(packStrings(terms.toSorted()))).toEqual(terms.toSorted());
      }),
    );
  });
});
