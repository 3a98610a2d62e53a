import { findFolded, foldText } from "./fold-text";

const found = (text: string, query: string): string | undefined => {
  const range = findFolded(text, foldText(query));
  return range && text.slice(range.from, range.to);
};

describe("findFolded", () => {
  it.each([
    ["Über den Wolken", "uber", "Über"],
    ["U\u0308ber", "über", "U\u0308"],
    ["Fjællet", "fjaell", "Fjæll"],
    ["Łódź", "lodz", "Łódź"],
    ["QZ-ABC-26-00010", "qzabc26", "QZ-ABC-26"],
    ["QZABC2600010", "QZ-ABC", "QZABC"],
    ["Paper\n   Boats", "paper boats", "Paper\n   Boats"],
    ["😀 Ça va", "ca", "Ça"],
  ])("finds in %j what is typed as %j", (text, query, part) => {
    expect(found(text, query)?.startsWith(part)).toBe(true);
  });

  it("finds nothing if the text or the query is empty", () => {
    expect(found("Paper Boats", "ships")).toBeUndefined();
    expect(found("Paper Boats", "")).toBeUndefined();
  });
});
