import type { Content } from "mdast";
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from "mdast-util-mdx-jsx";
import type { Node, Parent } from "unist";

import { componentProps } from "../nodes/component-props";
import { isComponent } from "../nodes/is-component";
import type { Component } from "../nodes/is-component";
import type { Problem } from "../../problems/problem";
import { suggest } from "../../problems/suggest";
import { vocabulary } from "../words/vocabulary";
import type { Word } from "../words/vocabulary";

const tag = (name: string): string => `<${name}>`;

const unknown = (name: string): Problem =>
  /^[A-Z]/.test(name)
    ? { problem: `${tag(name)} is not a known component`, remedy: suggest(name, [...vocabulary.keys()], tag) }
    : {
        problem: `${tag(name)} is raw HTML`,
        remedy: `Use Markdown or a component, or write \\${tag(name)} for the literal text.`,
      };

const attributeProblem = (
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  name: string,
  { props }: Word,
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

const propsProblem = (node: Component, name: string, word: Word): Problem | undefined => {
  for (const attribute of node.attributes) {
    const problem = attributeProblem(attribute, name, word);
    if (problem) return problem;
  }
  const given = componentProps(node);
  const { oneOf } = word;
  if (oneOf && oneOf.filter((prop) => given[prop]).length !== 1)
    return {
      problem: `${tag(name)} needs one of the props ${oneOf.map((prop) => `"${prop}"`).join(" and ")}`,
      remedy: `Write ${oneOf.map((prop) => `<${name} ${prop}="…">`).join(" or ")}.`,
    };
  const missing = Object.keys(word.props).find((prop) => word.props[prop]?.required && !given[prop]);
  return missing === undefined
    ? undefined
    : { problem: `${tag(name)} needs the prop "${missing}"`, remedy: `Write <${name} ${missing}="…">.` };
};

const hasLink = (node: Content): boolean =>
  node.type === "link" || isComponent(node, "SymbolLink") || ("children" in node && node.children.some(hasLink));

const childrenProblem = ({ children }: Component, name: string, { child }: Word): Problem | undefined => {
  if (name === "Steps" && !(children.length === 1 && children[0]?.type === "list" && children[0].ordered))
    return {
      problem: "<Steps> holds something other than one ordered list",
      remedy: "Number its items and indent what belongs to them by 3 spaces.",
    };
  if (name === "Card" && children.some(hasLink))
    return { problem: "<Card> holds a link", remedy: "Remove it: the whole card is one link." };
  if (child !== undefined && !(children.length > 0 && children.every((node: Node) => isComponent(node, child))))
    return {
      problem: `${tag(name)} holds something other than ${tag(child)}`,
      remedy: `Put all its content into ${tag(child)}.`,
    };
  return undefined;
};

const tabsProblem = ({ children }: Component): Problem | undefined => {
  const values = children.flatMap((child) => (isComponent(child) ? [componentProps(child)["value"]] : []));
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  return twice === undefined
    ? undefined
    : { problem: `Two tabs have the value "${twice}"`, remedy: "Give each tab of a group a value of its own." };
};

const placeProblem = (
  node: Component,
  name: string,
  { inline, parent: home }: Word,
  parent: Parent,
): Problem | undefined => {
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
export const componentProblem = (node: Component, parent: Parent): Problem | undefined => {
  const name = node.name ?? "";
  const word = vocabulary.get(name);
  if (!word) return unknown(name);
  return (
    placeProblem(node, name, word, parent) ??
    propsProblem(node, name, word) ??
    childrenProblem(node, name, word) ??
    (name === "Tabs" ? tabsProblem(node) : undefined)
  );
};
