import { stylesheet } from "./stylesheet";

it("says with a prefix what browsers know by it alone, and nothing else", () => {
  const names = new Set(stylesheet.match(/(?<=[;{])-(?:webkit|ms|moz)-[a-z-]+(?=:)/g));
  expect([...names].sort()).toEqual([
    "-webkit-box-decoration-break",
    "-webkit-print-color-adjust",
    "-webkit-text-size-adjust",
    "-webkit-user-select",
  ]);
  expect(stylesheet).toContain("-webkit-user-select:none;user-select:none;");
});
