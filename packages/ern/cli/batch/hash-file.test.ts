import path from "node:path";

import { temporaryFolder } from "../../test/temporary-folder";
import { hashFile, isComputable, parseHashSum } from "./hash-file";

describe("hashFile", () => {
  // Published check values of each algorithm: the check of CRC-32, and the sums of "abc".
  it.each([
    ["CRC32", "123456789", "cbf43926"],
    ["MD5", "abc", "900150983cd24fb0d6963f7d28e17f72"],
    ["RMD160", "abc", "8eb208f7e05d987a9b044a8e98c6b087f15a0bfc"],
    ["SHA1", "abc", "a9993e364706816aba3e25717850c26c9cd0d89d"],
    ["SHA", "abc", "a9993e364706816aba3e25717850c26c9cd0d89d"],
    ["SHA-224", "abc", "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7"],
    ["SHA-256", "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["SHA2", "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["SHA3", "abc", "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532"],
  ])("computes %s", async (algorithm, text, hex) => {
    const file = path.join(temporaryFolder({ file: text }), "file");
    const sum = parseHashSum(algorithm, hex)!;
    expect(sum.hex).toBe(hex);
    expect(await hashFile(file, sum.algorithm)).toBe(hex);
  });
});

describe("parseHashSum", () => {
  it("reads digits of any case, Base64, and white space between", () => {
    const hex = "900150983cd24fb0d6963f7d28e17f72";
    for (const text of [hex, hex.toUpperCase(), "kAFQmDzST7DWlj99KOF/cg==", `${hex.slice(0, 16)}\n ${hex.slice(16)}`])
      expect(parseHashSum("MD5", text)).toEqual({ algorithm: "md5", hex });
  });

  it("refuses a text of another length, and algorithms that are not computed here", () => {
    expect(parseHashSum("SHA-256", "900150983cd24fb0d6963f7d28e17f72")).toBeUndefined();
    expect(parseHashSum("MD5", "none")).toBeUndefined();
    expect(["MD2", "MD4", "MD4(MLNET)", "MDC2", "UserDefined"].filter(isComputable)).toEqual([]);
  });
});
