import { diagram } from "../../mdx/shortcodes/site/diagram";
import { currentDiagrams, parseDiagram } from "./diagram";

const FILE = "content/diagrams/graph.svg";
const svg = (body: string, viewBox = "0 0 320 80") => `<svg viewBox="${viewBox}">\n${body}\n</svg>`;

describe("<Diagram>", () => {
  it("reads a drawing and makes its ids unique", () => {
    const marker = '<defs><marker id="head"><path class="head" d="M0 0 8 4 0 8z"/></marker></defs>';
    const read = parseDiagram(svg(`${marker}\n  <path class="arrow" d="M0 0h9" marker-end="url(#head)"/>`), FILE);
    expect(read.width).toBe(320);
    expect(read.svg).toBe(
      '<svg viewBox="0 0 320 80"><defs><marker id="graph-head"><path class="head" d="M0 0 8 4 0 8z"/></marker></defs>' +
        '<path class="arrow" d="M0 0h9" marker-end="url(#graph-head)"/></svg>',
    );
  });

  it.each([
    ["a colour", '<rect fill="#fff" width="1" height="1"/>', '2: fill="#fff" gives a colour. Give a class: box, '],
    ["a style", '<text style="color:red">a</text>', "2: style is on <text>. "],
    ["a script", "<script>1</script>", "2: <script> isn't an element of a diagram. "],
    ["an event handler", '<rect onclick="a()"/>', "2: onclick is in a diagram. "],
    ["an unknown class", '<rect class="boxx"/>', `2: "boxx" isn't a class of diagrams. Did you mean box? `],
    ["text that isn't XML", "<rect>", "3: This is not XML: "],
  ])("rejects %s and reports its line", (_name, body, message) => {
    expect(() => parseDiagram(svg(body), FILE)).toThrow(`${FILE}:${message}`);
  });

  it("rejects a drawing without a size", () => {
    expect(() => parseDiagram("<svg></svg>", FILE)).toThrow(`${FILE}:1: The diagram has no size. `);
  });

  it("reads every drawing in the content and finds that it fits a phone", () => {
    expect(currentDiagrams().byName).toBeInstanceOf(Map);
  });

  const drawn = parseDiagram(svg("<text>a</text>"), FILE);
  const { diagnostic, missing } = diagram(() => ({ byName: new Map([["graph", { wide: drawn }]]), digest: "" }));

  it("requires a description and a drawing", () => {
    expect(diagnostic({ type: "mdxJsxFlowElement", name: "Diagram", attributes: [], children: [] })?.message).toBe(
      "<Diagram> has no description",
    );
    expect(missing({ name: "graph", title: "" })).toBeUndefined();
    expect(missing({ name: "grpah", title: "" })).toEqual({
      message: "There is no content/diagrams/grpah.svg",
      remedy: "Did you mean graph? Known: graph.",
    });
  });
});
