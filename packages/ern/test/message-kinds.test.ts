import { checkErn } from "../src";
import { messageKinds } from "./message-kinds";

const broken = ["cut off in a deal", "not XML", "territories and exclusions"];

describe("messageKinds", () => {
  it.each(Object.entries(messageKinds).filter(([kind]) => !broken.includes(kind)))(
    "has a valid message: %s",
    (_kind, message) => {
      expect(checkErn(message).filter(({ severity }) => severity === "error")).toEqual([]);
    },
  );
});
