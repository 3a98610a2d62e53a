import { decoded } from "./decoded";

describe("decoded", () => {
  it("decodes an address, or a part of one, and leaves invalid encoding unchanged", () => {
    expect(decoded("/docs/%C3%BCber%2Fa")).toBe("/docs/über%2Fa");
    expect(decoded("%C3%BCber%2Fa", decodeURIComponent)).toBe("über/a");
    expect(decoded("/100%/%E0%A4%A")).toBe("/100%/%E0%A4%A");
  });
});
