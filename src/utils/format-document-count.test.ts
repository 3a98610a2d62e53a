import { formatDocumentCount } from "./format-document-count";

it("counts documents", () => {
  expect([1, 2, 63].map(formatDocumentCount)).toEqual([
    "One document found",
    "2 documents found",
    "63 documents found",
  ]);
});
