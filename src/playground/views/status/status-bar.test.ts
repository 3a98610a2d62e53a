import { formatSize } from "./status-bar";

describe("formatSize", () => {
  it.each([
    [0, "0 bytes"],
    [1, "1 byte"],
    [99_999, "99,999 bytes"],
    [100_000, "100 kB"],
    [1_234_567, "1.2 MB"],
    [52_428_800, "52.4 MB"],
    [3_000_000_000, "3 GB"],
  ])("writes %i as %s", (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});
