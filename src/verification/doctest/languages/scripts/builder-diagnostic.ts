import type { DdexBuilder } from "ddex-builder";

/** Creates a builder. If the package has no binary for the machine, loading it throws or returns no class. */
const makeBuilder = (): unknown => {
  const builder = require("ddex-builder") as { DdexBuilder: typeof DdexBuilder }; // eslint-disable-line @typescript-eslint/no-require-imports -- it may throw
  return new builder.DdexBuilder();
};

/** Why `ddex-builder` can't run on this machine, in one line; undefined if it can. */
export const builderDiagnostic = (make = makeBuilder): string | undefined => {
  try {
    make();
    return undefined;
  } catch {
    return (
      `ddex-builder 0.4.5 brings no binary for ${process.platform} ${process.arch}: what executes it is skipped. ` +
      "It runs on Linux x64 with glibc and on Apple silicon."
    );
  }
};
