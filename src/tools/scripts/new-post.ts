import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";

import { contentFolders, tagsFile } from "../../config/content";
import { paths } from "../../utils/paths";
import { fail } from "./tools/fail";

/** usage: npm run new:post "Title" */
const title = process.argv[2] ?? "";

if (!title.trim()) fail('Usage: npm run new:post "Title"');
const slug = title
  .normalize("NFKD")
  .replace(/\p{M}/gu, "")
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, "-")
  .replace(/^-|-$/g, "");
if (!slug) fail(`"${title}" has no letters for an address. Use a title with some.`);
const folder = `${contentFolders.blog}/${slug}`;
if (existsSync(folder) || existsSync(`${folder}.mdx`)) fail(`There is a post "${slug}" already.`);
const [author = "your-key"] = readdirSync(contentFolders.authors).map((name) => name.replace(/\.mdx$/, ""));

mkdirSync(folder, { recursive: true });
writeFileSync(
  `${folder}/index.mdx`,
  `---
title: ${JSON.stringify(title.trim())}
description: "What the reader finds here, in one sentence of at most 160 characters."
date: ${new Date().toISOString().slice(0, 10)}
authors: [${author}]
tags: []
draft: true
---

What lists show of the post.

{/* truncate */}

## First part
`,
);
console.log(`${folder}/index.mdx is written, as a draft. Next:
1. Name its authors (${contentFolders.authors}) and tags (${tagsFile}); images go next to the text.
2. npm run develop, and write at http://localhost:8000${paths.blogPost(slug)}
3. Remove "draft: true" when it is ready.`);
