import type { SampleReport } from "../../../sample-checks/sample-report";
import { fakeContext } from "../../../test/fake-node-model";
import { resolveFigures } from "./resolve-figures";

const figures = { samples: 9, executed: 4, compiled: 0, typeChecked: 2, validated: 0, parsed: 2, unchecked: 1 };
const report: SampleReport = {
  ...figures,
  compared: 3,
  recorded: 2,
  blocks: 20,
  languages: [{ language: "Python", ...figures }],
};
const content = [
  "<p>a</p>",
  { component: "SampleFigures" },
  { component: "div", children: ["b", { component: "SampleFigures" }] },
];

it("writes the report's figures where they are asked for", async () => {
  const [before, nested] = await resolveFigures(content, fakeContext({ SampleReport: [report] }));
  expect(before).toMatch(
    /^<p>a<\/p><p>9 code samples: 4 executed, 2 type-checked, 2 parsed, 1 unchecked\. 3 outputs are compared/,
  );
  expect(before).toContain(
    '<th scope="row" role="rowheader">Python</th><td role="cell" data-label="Samples">9</td>' +
      '<td role="cell" data-label="Executed">4</td><td role="cell" data-label="Type-checked">2</td>' +
      '<td role="cell" data-label="Parsed">2</td><td role="cell" data-label="Unchecked">1</td></tr>',
  );
  expect(nested).toMatchObject({ component: "div", children: [expect.stringMatching(/^b<p>9 code samples/)] });
});

it("writes nothing without a report", async () => {
  expect(await resolveFigures(content, fakeContext({}))).toEqual(["<p>a</p>", { component: "div", children: ["b"] }]);
});
