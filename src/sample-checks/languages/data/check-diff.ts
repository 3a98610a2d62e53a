import type { SampleProblem } from "../../samples/sample";

export const checkDiff = (code: string): SampleProblem[] =>
  code.split("\n").flatMap((text, line) =>
    /^([-+ @\\]|$)/.test(text)
      ? []
      : [
          {
            line,
            problem: `A line of a diff begins with "${text[0]}"`,
            remedy: "Begin it with +, - or a space.",
          },
        ],
  );
