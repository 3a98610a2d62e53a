import { describeSymbol } from "../../../test/builder/describe-symbol";
import { loadBuilder } from "../../../test/builder/load-builder";
import {
  expectError,
  expectRefusal,
  expectZeros,
  masked,
  newBuilder,
  textsOf,
  valid,
} from "../../../test/builder/message";

const batchBuild = (requests: string[]): Promise<string[]> => loadBuilder().batchBuild(requests);
const validateStructure = (xml: string): Promise<unknown> => loadBuilder().validateStructure(xml);

describeSymbol("batchBuild", () => {
  it("never reads its texts", async () => {
    const messages = await batchBuild(["no JSON", '{"releases":[{"title":"A title"}]}', ""]);
    expect(messages).toHaveLength(3);
    expect(new Set(messages.map(masked)).size).toBe(1);
  });

  it("returns messages with a header only, each with another id", async () => {
    const [first = "", second = ""] = await batchBuild(["{}", "{}"]);
    expect(textsOf(first, "PartyName")).toHaveLength(2);
    expect(first).not.toContain("List");
    expect(textsOf(first, "MessageId")).not.toEqual(textsOf(second, "MessageId"));
  });

  it("fails for what isn't a text", () => expectError(() => batchBuild([{}] as never), { code: "StringExpected" }));

  it("rejects what isn't an array", () =>
    expectRefusal(() => batchBuild("text" as never), "Given napi value is not an array"));
});

describeSymbol("validateStructure", () => {
  it("reads only the first XML event", async () => {
    expect(await validateStructure("<a></b><")).toEqual(valid);
    expect(await validateStructure("<a")).toEqual({
      isValid: false,
      errors: ["XML parsing error: Unexpected EOF during reading Element"],
      warnings: [],
    });
  });

  it("accepts empty text, plain text and unclosed tags", async () => {
    for (const text of ["", "plain text", "<a>", "<a><b></a>"]) expect(await validateStructure(text)).toEqual(valid);
  });
});

describeSymbol("ValidationResult", () => {
  it("is the result of validate and validateStructure", async () => {
    for (const result of [newBuilder().validate(), validateStructure("<a>"), validateStructure("<a")])
      expect(Object.keys((await result) as object)).toEqual(["isValid", "errors", "warnings"]);
  });
});

describeSymbol("BuilderStats", () => {
  it("has counters of errors and warnings that stay 0", expectZeros);
});
