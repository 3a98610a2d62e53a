/** Netlify also builds previews of proposed changes for reviewers. */
const isPreview = ["deploy-preview", "branch-deploy"].includes(process.env.CONTEXT ?? "");

const previewUrl = isPreview ? process.env.DEPLOY_PRIME_URL : undefined;

/** The site settings that a maintainer changes. */
export const site = {
  title: "DDEX Suite",
  tagline: "Parse, Modify, Build metadata with perfect fidelity",
  description:
    "Documentation of DDEX Suite, an open-source toolkit for Rust, Python and TypeScript that parses, modifies and builds ERN messages.",
  version: "0.4.5",
  /** Whether this is a preview, which search engines must not index. */
  isPreview,
  /** Origin of the deployed site, without a trailing slash. Netlify sets URL, and another variable for previews. */
  url: (previewUrl ?? process.env.SITE_URL ?? process.env.URL ?? "https://ddex-suite.org").replace(/\/+$/, ""),
  /** As in `<html lang>`. */
  language: "en",
  direction: "ltr",
  repository: "https://github.com/daddykev/ddex-suite",
  workbench: "https://ddex-workbench.org",
  /** Folder of this project in the repository's web editor; a page's file name is appended. */
  editBase: "https://github.com/daddykev/ddex-suite/edit/main/website/",
  copyrightYears: "2025–2026",
} as const;
