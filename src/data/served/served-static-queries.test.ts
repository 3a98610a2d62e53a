/** @jest-environment jsdom */
import { STATIC_QUERIES_ID } from "../../utils/reserved-ids";
import { readServedStaticQueries, staticQueriesToServe } from "./served-static-queries";

const none = (): [] => [];

describe("readServedStaticQueries", () => {
  it("reads the results back unchanged, without those of other pages", () => {
    const results = { 12: { data: { label: "</script> & more" } }, 34: { data: null }, 56: { data: "elsewhere" } };
    const json = staticQueriesToServe(results, ["12", "34"]);
    expect(json).not.toContain("<");
    document.body.innerHTML = `<script id="${STATIC_QUERIES_ID}" type="application/json">${json}</script>`;
    expect(readServedStaticQueries(none)).toEqual({ 12: results[12], 34: results[34] });
  });

  it("returns nothing if none were served", () => {
    document.body.innerHTML = "";
    expect(readServedStaticQueries(none)).toEqual({});
  });
});
