/**
 * The form in which Netlify collects answers to "Was this page helpful?"; null on other hosts, where pages link to the
 * issues instead. Netlify sets the variable in its builds.
 */
export const feedbackForm: string | null = process.env.NETLIFY === "true" ? "page-feedback" : null;
