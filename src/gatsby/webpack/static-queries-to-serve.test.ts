/** @jest-environment jsdom */
import { readServedStaticQueries, STATIC_QUERIES_ID } from "../../components/served/served-static-queries";
import { temporaryFolder } from "../../test/temporary-folder";
import { staticQueriesToServe } from "./static-queries-to-serve";

const before = process.cwd();
afterEach(() => process.chdir(before));

it("results come back from the document as Gatsby has written them", () => {
  const results = { 12: { data: { label: "</script> & more" } }, 34: { data: null } };
  process.chdir(
    temporaryFolder(
      Object.fromEntries(
        Object.entries(results).map(([hash, result]) => [`public/page-data/sq/d/${hash}.json`, JSON.stringify(result)]),
      ),
    ),
  );
  const json = staticQueriesToServe(["12", "34"]);
  expect(json).not.toContain("<");
  document.body.innerHTML = `<script id="${STATIC_QUERIES_ID}" type="application/json">${json}</script>`;
  expect(readServedStaticQueries()).toEqual(results);
});

it("there are none in a document that was served without", () => {
  document.body.innerHTML = "";
  expect(readServedStaticQueries()).toEqual({});
});
