import type { CheckedFile } from "./checked-file";

/** Returns the checks with at most so many problems of all files together; how many were found stays. */
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
