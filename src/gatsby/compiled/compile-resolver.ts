import type { CreateResolversArgs } from "gatsby";

import { ContentError } from "../../diagnostics/diagnostic";
import type { Compiled } from "../../mdx/compile";
import { compiledContent } from "./compiled-content";
import type { CompiledNode } from "../content/node-builder";
import type { ResolverContext } from "../content/resolver";
import { escapeHtml } from "../../utils/text/escape";

/** What develop shows instead of an invalid page: file, line, what's wrong and what to do. */
const faultyContent = ({ file, line, reason, remedy }: ContentError): Compiled => ({
  content: [
    '<aside class="admonition danger" role="note" aria-label="Error in the page\'s file">' +
      `<p class="admonition-title">${escapeHtml(`${file}:${line}`)}</p>` +
      `<p>${escapeHtml(`${reason}. ${remedy}`)}</p></aside>`,
  ],
  excerpt: [],
  truncated: false,
  headings: [],
  links: [],
  ids: [],
  sections: [],
  samples: [],
  words: 0,
});

/**
 * Makes resolvers that read a node's text. A mistake in the text stops the build with one line; in develop the field
 * has the result of `faulty` instead.
 */
export const faultResolver =
  <Read>(
    { reporter }: Pick<CreateResolversArgs, "reporter">,
    read: (node: CompiledNode, context: ResolverContext) => Promise<Read> | Read,
    faulty: (error: ContentError) => Read,
  ) =>
  <Source extends CompiledNode>(pick: (result: Read, node: Source, context: ResolverContext) => unknown) => ({
    resolve: async (node: Source, _args: unknown, context: ResolverContext): Promise<unknown> => {
      try {
        return await pick(await read(node, context), node, context);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        if (process.env.NODE_ENV === "development") return pick(faulty(error), node, context);
        reporter.panicOnBuild(error.message);
        throw error;
      }
    },
  });

/** Makes resolvers for the compile pass's result; in develop a mistake in the text is shown on the page. */
export const compileResolver = (args: CreateResolversArgs) =>
  faultResolver<Compiled>(args, compiledContent(args), faultyContent);
