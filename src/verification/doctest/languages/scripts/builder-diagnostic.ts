import type { DdexBuilder } from "ddex-builder";

/** Makes a builder. Where the package has no binary for the machine, loading it throws or gives no class. */
const makeBuilder = (): unknown => {
  const builder = require("ddex-builder") as { DdexBuilder: typeof DdexBuilder }; // eslint-disable-line @typescript-eslint/no-require-imports -- it may throw
  return new builder.DdexBuilder();
};

/** Why `ddex-builder` cannot run on this machine, in one line; undefined where it can. */
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
