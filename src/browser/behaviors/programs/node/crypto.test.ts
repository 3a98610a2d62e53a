import { createHash as createHashInNode } from "node:crypto";

import { createHash } from "./crypto";

it("makes the SHA-256 of Node.js, for lengths around a block's and for long texts", () => {
  const texts = [
    ...Array.from({ length: 130 }, (_, length) => "ab".repeat(length).slice(0, length)),
    "ä€".repeat(50_000),
  ];
  for (const text of texts)
    expect(createHash("sha256").update(text).digest("hex")).toBe(createHashInNode("sha256").update(text).digest("hex"));
});
