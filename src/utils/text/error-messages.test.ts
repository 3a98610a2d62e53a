import { errorMessages } from "./error-messages";

describe("errorMessages", () => {
  it("returns an error's message", () => {
    expect(errorMessages(new Error("broken"))).toBe("broken");
  });

  it("returns the messages of all causes, one per line", () => {
    const error = new Error("page", { cause: new Error("part", { cause: new Error("network") }) });
    expect(errorMessages(error)).toBe("page\nCause: part\nCause: network");
  });

  it("skips a cause that isn't an Error", () => {
    expect(errorMessages(new Error("broken", { cause: "reasons" }))).toBe("broken");
  });
});
