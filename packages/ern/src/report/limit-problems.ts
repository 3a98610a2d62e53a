import type { CheckedFile } from "./checked-file";

/** Returns the checks with at most `most` problems in all files together; their counts stay. */
export const limitProblems = (files: readonly CheckedFile[], most: number): CheckedFile[] => {
  let left = most;
  return files.map(({ file, checks }) => ({
    file,
    checks: checks.map((check) => {
      const problems = check.problems.slice(0, left);
      left -= problems.length;
      return { ...check, problems };
    }),
  }));
};
