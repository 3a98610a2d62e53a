import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import { contentFolders } from "../../config/content";
import { fileOfDoc } from "../../gatsby/locations/docs-location";
import { paths } from "../../utils/paths";
import { fail } from "./tools/fail";

/** usage: npm run new:doc -- parser/my-page "My page" */
const [id = "", title = ""] = process.argv.slice(2);

if (!id || !title) fail('Usage: npm run new:doc -- <section>/<page> "Title"');
if (!/^[a-z0-9]+([-/][a-z0-9]+)*$/.test(id))
  fail(`"${id}" isn't a doc id. Use lower-case words joined by "-" or "/", like parser/my-page.`);
const file = `${contentFolders.docs}/${id}.mdx`;
if (fileOfDoc(id) !== undefined) fail(`There is a doc "${id}" already.`);

mkdirSync(dirname(file), { recursive: true });
writeFileSync(
  file,
  `---
title: ${JSON.stringify(title)}
description: "What the reader finds here, in one sentence of at most 160 characters."
draft: true
---

You will have … For it you need …

## First step
`,
);
console.log(`${file} is written, as a draft. Next:
1. Put "${id}" into src/config/sidebars.json, where readers should meet it.
2. npm run develop, and write at http://localhost:8000${paths.doc(id)}
3. Remove "draft: true" when it is ready.`);
