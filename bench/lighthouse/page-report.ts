import { median } from "../support/median";

/** The categories to run, in the order of the table. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = (typeof CATEGORIES)[number];

/** The part of Lighthouse's result that we read; scores are from 0 to 1, or null if they don't apply. */
export interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { id: string; score: number | null; displayValue?: string }>;
}

export interface PageReport {
  route: string;
  /** From 0 to 100, each the median of the runs. */
  scores: Record<Category, number>;
  /** The audits that didn't pass, worst first, from the run with the performance nearest to the median. */
  failing: string[];
}

/** Lighthouse's own threshold for passing. */
const PASSES = 0.9;

const failingAudits = ({ audits }: LighthouseResult): string[] =>
  Object.values(audits)
    .flatMap(({ id, score, displayValue }) =>
      score === null || score >= PASSES ? [] : [{ score, text: [id, displayValue].filter(Boolean).join(": ") }],
    )
    .sort((a, b) => a.score - b.score)
    .map(({ text }) => text);

/** Combines a page's runs. */
export const pageReport = (route: string, results: readonly LighthouseResult[]): PageReport => {
  const scoresOf = (category: Category): number[] =>
    results.map(({ categories }) => 100 * (categories[category].score ?? 0));
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round(median(scoresOf(category)))]),
  ) as Record<Category, number>;
  const distances = scoresOf("performance").map((score) => Math.abs(score - scores.performance));
  return { route, scores, failing: failingAudits(results[distances.indexOf(Math.min(...distances))]!) };
};

/** Goals for a page's scores. */
export const goalOf = (category: Category, route: string): number =>
  category !== "performance" ? 100 : route.startsWith("/playground/") ? 95 : 98;

/** One line for each category, except performance, in which a page misses its goal. */
export const belowGoal = (reports: readonly PageReport[]): string[] =>
  reports.flatMap(({ route, scores }) =>
    CATEGORIES.filter((category) => category !== "performance" && scores[category] < goalOf(category, route)).map(
      (category) => `below the goal: ${route}: ${category} ${scores[category]}, goal ${goalOf(category, route)}`,
    ),
  );
