import { retryError, toSearchProblem } from "./search-problem";

describe("toSearchProblem", () => {
  it("reports unreachable only if no host has answered", () => {
    expect(toSearchProblem(retryError("offline"))).toEqual({ kind: "unreachable" });
    expect(toSearchProblem(new TypeError("x is undefined"))).toEqual({ kind: "broken", message: "x is undefined" });
    expect(toSearchProblem("odd")).toEqual({ kind: "broken", message: "odd" });
  });
});
