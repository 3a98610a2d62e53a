/** @jest-environment jsdom */
import type { SchemaFile } from "@ddex-suite/ern/validate";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakePlayground, renderInPlayground } from "../../../test/playground/fake-playground";
import type { Analysis } from "../../workers/structure/analysis";
import { pickFiles } from "../parts/pick-files";
import { SchemaPanel } from "./schema-panel";

jest.mock("../parts/pick-files");

const file = (part: Partial<SchemaFile>): SchemaFile => ({
  id: part.name ?? "",
  name: "",
  size: 585_649,
  kind: "schema",
  namespaces: [],
  version: "",
  needs: [],
  batch: 1,
  content: new Blob([]),
  ...part,
});
const values = "http://ddex.net/xml/allowed-value-sets";
const main = file({
  name: "release-notification.xsd",
  namespaces: ["http://ddex.net/xml/ern/43"],
  needs: [{ namespace: values, location: "allowed-value-sets.xsd" }],
});
const allowed = file({ name: "allowed-value-sets.xsd", namespaces: [values], size: 2_995_428, version: "5" });

const analysisOf = (namespace: string, location = ""): Analysis =>
  ({ revision: 0, wellFormed: true, claim: { namespace, location }, diagnostics: [] }) as unknown as Analysis;

describe("SchemaPanel", () => {
  it.each([
    [
      "43",
      "This message is ERN 4.3: its schema is release-notification.xsd, with the files that it imports, such as allowed-value-sets.xsd.",
    ],
    [
      "382",
      "This message is ERN 3.8.2: its schema is release-notification.xsd, with the files that it imports, such as avs.xsd.",
    ],
  ])("shows which schema a message of ern/%s has, and where DDEX publishes it", (digits, text) => {
    const namespace = `http://ddex.net/xml/ern/${digits}`;
    renderInPlayground(<SchemaPanel />, fakePlayground({ analysis: analysisOf(namespace) }));
    expect(screen.getByText(/^This message/)).toHaveTextContent(text);
    const address = `${namespace}/release-notification.xsd`;
    expect(screen.getByRole("link", { name: address })).toHaveAttribute("href", address);
  });

  it("shows what is missing, and then that messages are validated", () => {
    const analysis = analysisOf("http://ddex.net/xml/ern/43");
    const playground = fakePlayground({ analysis, schemas: [main] });
    renderInPlayground(<SchemaPanel />, playground);
    const missing = "allowed-value-sets.xsd, which release-notification.xsd imports, is missing.";
    expect(screen.getByText(/is here, but not all/)).toHaveTextContent(missing);
    act(() => playground.store.set({ schemas: [main, allowed] }));
    expect(screen.getByText(/^Messages of ERN 4\.3 are validated/)).toHaveTextContent("release-notification.xsd");
  });

  it("shows what a validating schema can't be used for", () => {
    const analysis = analysisOf("http://ddex.net/xml/ern/43");
    const problem = "release-notification.xsd uses xs:redefine, which cannot be followed here.";
    renderInPlayground(
      <SchemaPanel />,
      fakePlayground({ analysis, schemas: [main, allowed], userSchema: { problem } }),
    );
    expect(screen.getByText(/^Messages of ERN 4\.3 are validated/)).toHaveTextContent(problem);
  });

  it("shows a namespace that isn't ERN as it is", () => {
    renderInPlayground(<SchemaPanel />, fakePlayground({ analysis: analysisOf("urn:made") }));
    expect(screen.getByText(/^The namespace of this message/)).toHaveTextContent(
      "urn:made, which isn’t an ERN namespace",
    );
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("lists what is kept with version and size, removes it, and accepts more", async () => {
    const [addSchemas, removeSchemas] = [jest.fn(() => Promise.resolve()), jest.fn(() => Promise.resolve())];
    const rules = file({ name: "audio.sch", kind: "rules", namespaces: ["http://ddex.net/xml/ern/43"], batch: 2 });
    const playground = fakePlayground({ schemas: [allowed, main, rules] }, { addSchemas, removeSchemas });
    renderInPlayground(<SchemaPanel />, playground);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "audio.sch Rules for ERN 4.3 · 586 kBRemove",
      "release-notification.xsd ERN 4.3 · 586 kBRemove",
      `allowed-value-sets.xsd ${values} · version 5 · 3.0 MBRemove`,
    ]);
    await userEvent.click(screen.getByRole("button", { name: /^Remove audio.sch/ }));
    expect(removeSchemas).toHaveBeenLastCalledWith(["audio.sch"]);
    await userEvent.click(screen.getByRole("button", { name: "Remove all" }));
    expect(removeSchemas).toHaveBeenLastCalledWith([allowed.id, main.id, rules.id]);
    const picked = new File(["x"], "a.xsd");
    jest.mocked(pickFiles).mockImplementation(async (pass) => void pass([picked]));
    await userEvent.click(screen.getByRole("button", { name: "Add schema files" }));
    expect(addSchemas).toHaveBeenCalledWith([picked]);
  });
});
