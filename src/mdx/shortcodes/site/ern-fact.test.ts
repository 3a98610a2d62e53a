import { compileBody } from "../../../test/content/compile-body";
import { ernFact } from "./ern-fact";

const markdownOf = (props: string): string => compileBody(`It is <Ern ${props} /> here.`).markdown.trim();

describe("<Ern>", () => {
  it.each([
    ['name="Deal/DealReference" fact="occurrence"', "optional, any number of times"],
    ['name="ReleaseList/Release" fact="occurrence" in="4.3"', "optional"],
    ['name="SoundRecording/ParentalWarningType" fact="occurrence" in="4.3"', "required, once or more"],
    ['name="SoundRecording/ParentalWarningType" fact="occurrence"', "optional, any number of times"],
    ['name="ClipRelease" fact="versions"', "ERN 4.3, 4.3.1 and 4.3.2"],
    ['name="SoundRecordingCollectionReference" fact="versions"', "ERN 3.8.1, 3.8.2 and 3.8.3"],
    ['name="Deal" fact="versions"', "every version of ERN"],
    ['name="MessageControlType" fact="values"', "`LiveMessage`, `TestMessage`"],
    ['name="SoundRecording/IsInstrumental" fact="deprecated"', "deprecated"],
    ['name="SoundRecording/IsCover" fact="deprecated"', "not deprecated"],
    ['name="DealTerms/ValidityPeriod/StartDate" fact="deprecated-in"', "ERN 4.1.1, 4.2, 4.3, 4.3.1 and 4.3.2"],
    ['name="DealTerms/TerritoryCode" fact="deprecated-in"', "no version of ERN"],
    ['name="DealTerms/UseType" fact="deprecated" value="OnDemandStream"', "not deprecated"],
  ])("prints %s: %s", (props, printed) => {
    expect(markdownOf(props)).toBe(`It is ${printed} here.`);
    expect(compileBody(`It is <Ern ${props} /> here.`).content.join("")).toContain(printed.split("`")[1] ?? printed);
  });

  it.each([
    [
      { name: "Deal/DealRefrence", fact: "occurrence" },
      "ERN 4.3.2 has no Deal/DealRefrence",
      "Did you mean DealReference?",
    ],
    [{ name: "UpdateIndicator", fact: "occurrence" }, "ERN 4.3.2 has no UpdateIndicator", "versions"],
    [{ name: "FullName", fact: "values" }, "FullName has no list of values in ERN 4.3.2", ""],
    [
      { name: "UseType", fact: "deprecated", value: "Streem" },
      "UseType has no value Streem in ERN 4.3.2",
      "Did you mean Stream?",
    ],
    [{ name: "ReleaseId", fact: "occurrence" }, "The occurrence of ReleaseId differs in ERN 4.3.2", "Release"],
  ])("reports %j", (props, message, remedy) => {
    const diagnostic = ernFact.missing(props);
    expect(diagnostic?.message).toContain(message);
    expect(diagnostic?.remedy).toContain(remedy);
  });
});
