import { markRead } from "../sample-checks/symbols/mark-read";

/**
 * usage: symbols-read.ts [id | file…]; keeps that somebody has read the source of these symbols and found their entries
 * true. Then, and with no name, it tells what is wrong with the entries of content/toolkit.
 */
const symbolsRead = (names: readonly string[]): number => {
  try {
    const problems = markRead(names);
    for (const problem of problems) console.error(problem);
    console.log(`${problems.length} problems.`);
    return problems.length === 0 ? 0 : 1;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
};

process.exit(symbolsRead(process.argv.slice(2)));
