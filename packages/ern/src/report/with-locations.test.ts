import { listAttributes } from "../xml/attributes";
import { childElements } from "../xml/nodes";
import { parseErn } from "../xml/parse-ern";
import { withLocations } from "./with-locations";

describe("withLocations", () => {
  it("counts the siblings of the same name in the same namespace, however it is declared", () => {
    const document = parseErn(
      '<e:M xmlns:e="m" xmlns:f="g"><G id="1"/><e:G id="2"/><G xmlns="g" id="3"><G id="4"/></G><f:G id="5"/><G id="6"/><H/></e:M>',
    );
    const nodes = [...childElements(document, document.root)];
    const problems = [...nodes, nodes[2]! + 1].map((node) => ({ node, severity: "error", message: "", remedy: "" }));
    const check = { name: "", result: "", isFailed: false, count: 0, problems: problems as never };
    const [located] = withLocations([check], document);
    const written = located!.problems.map(({ node, location }) => [
      listAttributes(document, node!).find(({ name }) => name === "id")?.value,
      location,
    ]);
    const root = "/Q{m}M[1]";
    expect(written).toEqual([
      ["1", `${root}/Q{}G[1]`],
      ["2", `${root}/Q{m}G[1]`],
      ["3", `${root}/Q{g}G[1]`],
      ["5", `${root}/Q{g}G[2]`],
      ["6", `${root}/Q{}G[2]`],
      [undefined, `${root}/Q{}H[1]`],
      ["4", `${root}/Q{g}G[1]/Q{g}G[1]`],
    ]);
  });
});
