import { median } from "../support/median";

/** The categories that are asked for, in the order of the table. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = (typeof CATEGORIES)[number];

/** The part of Lighthouse's result that is read; scores are from 0 to 1, those that do not apply null. */
export interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { id: string; score: number | null; displayValue?: string }>;
}

export interface PageReport {
  route: string;
  /** From 0 to 100, each the median of the runs. */
  scores: Record<Category, number>;
  /** The audits that did not pass, worst first, from the run whose performance is nearest to the median. */
  failing: string[];
}

/** Lighthouse's own line between what passes and what does not. */
const PASSES = 0.9;

const failingAudits = ({ audits }: LighthouseResult): string[] =>
  Object.values(audits)
    .flatMap(({ id, score, displayValue }) =>
      score === null || score >= PASSES ? [] : [{ score, text: [id, displayValue].filter(Boolean).join(": ") }],
    )
    .sort((a, b) => a.score - b.score)
    .map(({ text }) => text);

/** What a page's runs say together. */
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

/** A line for each category, performance left out, in which a page is below its goal. */
export const belowGoal = (reports: readonly PageReport[]): string[] =>
  reports.flatMap(({ route, scores }) =>
    CATEGORIES.filter((category) => category !== "performance" && scores[category] < goalOf(category, route)).map(
      (category) => `below the goal: ${route}: ${category} ${scores[category]}, goal ${goalOf(category, route)}`,
    ),
  );
