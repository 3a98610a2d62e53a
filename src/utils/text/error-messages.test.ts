import { errorMessages } from "./error-messages";

describe("errorMessages", () => {
  it("gives the message of an error", () => {
    expect(errorMessages(new Error("broken"))).toBe("broken");
  });

  it("gives the messages of all causes, one below the other", () => {
    const error = new Error("page", { cause: new Error("part", { cause: new Error("network") }) });
    expect(errorMessages(error)).toBe("page\nCause: part\nCause: network");
  });

  it("passes over a cause that is no error", () => {
    expect(errorMessages(new Error("broken", { cause: "reasons" }))).toBe("broken");
  });
});
