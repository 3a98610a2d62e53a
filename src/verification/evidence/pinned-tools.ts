/** Programs whose version the lock of npm decides: another version is a reason to check again. */
const PINNED = /^(?:TypeScript|pyright|ddex-builder) /;

const nameOf = (tool: string | undefined): string | undefined => tool?.replace(/ \S+$/, "");

/** Is a check by one program as good as by the other? The machine's own, such as Python, may have another version. */
export const isSameTool = (one: string | undefined, other: string | undefined): boolean =>
  one === other || (nameOf(one) === nameOf(other) && !PINNED.test(one ?? ""));
