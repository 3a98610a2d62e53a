/** Programs whose version npm's lock file pins: another version is a reason to check again. */
const PINNED = /^(?:TypeScript|pyright|ddex-builder) /;

const nameOf = (tool: string | undefined): string | undefined => tool?.replace(/ \S+$/, "");

/** Is a check with one program as good as with the other? A machine's own, such as Python, may differ in version. */
export const isSameTool = (one: string | undefined, other: string | undefined): boolean =>
  one === other || (nameOf(one) === nameOf(other) && !PINNED.test(one ?? ""));
