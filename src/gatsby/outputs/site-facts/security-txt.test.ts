import { site } from "../../../config/site";
import { toSecurityTxt } from "./output";

describe("toSecurityTxt", () => {
  it("names the repository's private advisories and expires in less than a year", () => {
    const text = toSecurityTxt(new Date("2026-03-01T10:00:00.000Z"));
    expect(text).toContain(`Contact: ${site.repository}/security/advisories/new\n`);
    expect(text).toContain("Expires: 2027-02-24T10:00:00.000Z\n");
    expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`);
    expect(text).not.toContain("@");
  });
});
