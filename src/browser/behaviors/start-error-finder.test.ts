/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { startErrorFinder } from "./start-error-finder";

const entry = (id: string, text: string, also = "") =>
  `<h3 id="${id}"><code>${text}</code></h3><p>From xmllint. ${also && `From lxml: <code>${also}</code>.`}</p>`;

const page = `<div id="finder"><form><label for="error">Paste the error</label><input id="error"><output></output></form></div>
${entry("type", "Element '…': '…' is not a valid value of the atomic type '…'.")}
${entry("expected", "Element '…': This element is not expected.", "no element here")}
${entry("expected-one", "Element '…': This element is not expected. Expected is ( … ).")}
<h3 id="other">No error</h3>
<table><tr><td><code>InvalidDate</code>, <code>InvalidDateTime</code></td><td><a href="/docs/api/models/#e">AttributeError</a> in ddex-core</td></tr></table>`;

const start = (address = "/"): void => {
  history.replaceState(null, "", address);
  document.body.innerHTML = page;
  startErrorFinder(document.getElementById("finder")!, new AbortController().signal);
};
const answers = () => [...document.querySelectorAll("output a")];
const links = () => answers().map((link) => link.getAttribute("href"));

describe("startErrorFinder", () => {
  it("finds the entry of a line as a tool prints it, whatever changes in it", async () => {
    start();
    await userEvent.click(screen.getByRole("textbox"));
    await userEvent.paste(
      "message.xml:81: element Duration: Schemas validity error : Element 'Duration': '3:25' is not a valid value of the atomic type 'xs:duration'.",
    );
    expect(links()).toEqual(["#type"]);
  });

  it("puts the entry with the longest text first, and reads what others print", () => {
    start(`/?error=${encodeURIComponent("Element 'A': This element is not expected. Expected is ( B ).")}`);
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toContain("Expected is ( B )");
    expect(links()).toEqual(["#expected-one", "#expected"]);
    start("/?error=No%20element%20here");
    expect(links()).toEqual(["#expected"]);
  });

  it("leads to the entry of an error that a program names", () => {
    start(`/?error=${encodeURIComponent('InvalidDateTime: "2026-13-40" is not valid')}`);
    expect(links()).toEqual([expect.stringMatching(/\/docs\/api\/models\/#e$/)]);
    expect(answers()[0]).toHaveTextContent("InvalidDateTime, in AttributeError in ddex-core");
  });

  it("leads to the search if no entry fits, and to nothing while the field is empty", async () => {
    start("/?error=Something+else");
    expect(links()).toEqual(["/search/?q=Something+else"]);
    await userEvent.clear(screen.getByRole("textbox"));
    expect(links()).toEqual([]);
  });
});
