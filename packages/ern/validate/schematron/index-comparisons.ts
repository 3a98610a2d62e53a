import { parseScript } from "fontoxpath";
import { Document, type Element } from "slimdom";

/** The namespace of functions that rules can call besides those of XPath. */
export const OWN_FUNCTIONS = "urn:schematron-functions";

const TRACE = "stackTrace";

/** The expression in wrappers that only serve error messages. */
const unwrap = (element: Element): Element =>
  element.localName === TRACE ? unwrap(element.firstElementChild!) : element;

type Range = readonly [from: number, to: number];

const rangeOf = (element: Element): Range => {
  const [from, to] = ["start", "end"].map((name) => {
    const place = element.getAttributeNS(element.namespaceURI, name)!;
    return (JSON.parse(place) as { offset: number }).offset;
  });
  return [from!, to!];
};

/** Returns whether an operand is a path of steps from the root, which is the same wherever it's evaluated. */
const isFixed = (operand: Element): boolean => {
  const path = unwrap(operand);
  const [root, ...steps] = path.localName === "pathExpr" ? path.children : [];
  return (
    root?.localName === "rootExpr" &&
    steps.length > 0 &&
    steps.every((step) => step.firstElementChild!.localName === "xpathAxis") &&
    path.getElementsByTagName("*").every((part) => part.localName !== "varRef" && part.textContent !== "current")
  );
};

/** The first comparison of anything with such a path, as its place and both sides. */
const findComparison = (test: string): Record<"whole" | "fixed" | "opposite", Range> | undefined => {
  const script = parseScript<Element>(test, { language: "XPath3.1", debug: true } as never, new Document());
  for (const comparison of script.getElementsByTagName("*").filter(({ localName }) => localName === "equalOp")) {
    const sides = comparison.children.map((side) => side.firstElementChild!);
    const index = sides.findIndex(isFixed);
    if (index === -1) continue;
    const [left, right] = sides.map(rangeOf) as [Range, Range];
    // Brackets around a side are part of no side.
    if (/^\s*=\s*$/.test(test.slice(left[1], right[0])))
      return { whole: [left[0], right[1]], fixed: [left, right][index]!, opposite: [right, left][index]! };
  }
  return undefined;
};

/** Replaces `X = //Path` with a call of `among`, which evaluates the path once, not for each of many nodes. */
export const indexComparisons = (test: string): string => {
  try {
    const found = findComparison(test);
    if (!found) return test;
    const textAt = ([from, to]: Range): string => test.slice(from, to);
    const path = textAt(found.fixed).replaceAll("'", "''");
    const call = `Q{${OWN_FUNCTIONS}}among((${textAt(found.opposite)}), '${path}')`;
    return indexComparisons(test.slice(0, found.whole[0]) + call + test.slice(found.whole[1]));
  } catch {
    // Evaluating it says what is wrong.
    return test;
  }
};
