import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from "mdast-util-mdx-jsx";
import type { Node, Parent } from "unist";

import type { Problem } from "../../diagnostics/diagnostic";
import { suggest } from "../../diagnostics/suggest";
import { componentProps, isComponent } from "../nodes/component";
import type { Component } from "../nodes/component";
import type { Word, Words } from "../shortcodes/shortcode";

const tag = (name: string): string => `<${name}>`;

const unknown = (name: string, { components }: Words): Problem =>
  /^[A-Z]/.test(name)
    ? { problem: `${tag(name)} is not a known component`, remedy: suggest(name, [...components.keys()], tag) }
    : {
        problem: `${tag(name)} is raw HTML`,
        remedy: `Use Markdown or a component, or write \\${tag(name)} for the literal text.`,
      };

const attributeProblem = (
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  { name, props }: Word,
): Problem | undefined => {
  if (attribute.type === "mdxJsxExpressionAttribute")
    return { problem: `${tag(name)} has an expression among its props`, remedy: 'Write each prop as name="text".' };
  const prop = Object.hasOwn(props, attribute.name) ? props[attribute.name] : undefined;
  const known = Object.keys(props);
  if (!prop)
    return {
      problem: `${tag(name)} has no prop "${attribute.name}"`,
      remedy: known.length > 0 ? suggest(attribute.name, known) : "Remove it: the component takes no props.",
    };
  if (typeof attribute.value !== "string")
    return {
      problem: `The prop "${attribute.name}" of ${tag(name)} is not a string`,
      remedy: `Write ${attribute.name}="…".`,
    };
  if (prop.values && !prop.values.includes(attribute.value))
    return {
      problem: `"${attribute.value}" is not a ${attribute.name} of ${tag(name)}`,
      remedy: suggest(attribute.value, prop.values),
    };
  return undefined;
};

const propsProblem = (node: Component, word: Word): Problem | undefined => {
  for (const attribute of node.attributes) {
    const problem = attributeProblem(attribute, word);
    if (problem) return problem;
  }
  const { name, oneOf, props } = word;
  const given = componentProps(node);
  if (oneOf && oneOf.filter((prop) => given[prop]).length !== 1)
    return {
      problem: `${tag(name)} needs one of the props ${oneOf.map((prop) => `"${prop}"`).join(" and ")}`,
      remedy: `Write ${oneOf.map((prop) => `<${name} ${prop}="…">`).join(" or ")}.`,
    };
  const missing = Object.keys(props).find((prop) => props[prop]?.required && !given[prop]);
  return missing === undefined
    ? undefined
    : { problem: `${tag(name)} needs the prop "${missing}"`, remedy: `Write <${name} ${missing}="…">.` };
};

const childProblem = ({ children }: Component, { name, child }: Word): Problem | undefined =>
  child === undefined || (children.length > 0 && children.every((node: Node) => isComponent(node, child)))
    ? undefined
    : {
        problem: `${tag(name)} holds something other than ${tag(child)}`,
        remedy: `Put all its content into ${tag(child)}.`,
      };

const placeProblem = (
  node: Component,
  { name, inline }: Word,
  { parents }: Words,
  parent: Parent,
): Problem | undefined => {
  const home = parents.get(name);
  if (home !== undefined && !isComponent(parent, home))
    return { problem: `${tag(name)} stands outside ${tag(home)}`, remedy: `Put it into ${tag(home)}.` };
  if (node.type === "mdxJsxTextElement" && !inline)
    return {
      problem: `${tag(name)} stands in a line of text`,
      remedy: "Put its tags on lines of their own, with blank lines around.",
    };
  return undefined;
};

/** Gives what is wrong with a JSX element of a static page, its content aside. */
export const componentProblem = (node: Component, parent: Parent, words: Words): Problem | undefined => {
  const name = node.name ?? "";
  const word = words.components.get(name);
  if (!word) return unknown(name, words);
  return (
    placeProblem(node, word, words, parent) ??
    propsProblem(node, word) ??
    childProblem(node, word) ??
    word.problem?.(node, words)
  );
};
