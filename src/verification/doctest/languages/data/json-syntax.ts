import type { SampleDiagnostic } from "../../samples/sample";

/** Line of the position in the engine's message, or otherwise the first line. */
const lineIn = (message: string, code: string): number => {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  return position === undefined ? 0 : code.slice(0, Number(position)).split("\n").length - 1;
};

export const jsonSyntax = (code: string): SampleDiagnostic[] => {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const { message } = error as SyntaxError;
    return [
      {
        line: lineIn(message, code),
        message: `This is not JSON: ${message}`,
        remedy: "Write JSON without comments and without a comma after the last entry.",
      },
    ];
  }
};
