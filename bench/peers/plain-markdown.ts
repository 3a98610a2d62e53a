const FENCE = /^(\s*)(`{3,})(\w*)/;
const DIRECTIVE = /^\s*:::/;
const LABEL = /\[(.*)\]/;
/** Names that only this site uses. */
const PLAIN_LANGUAGES = ["", "output"];

/** Text between code spans, without MDX syntax, and with links only to the front page. */
const plainText = (text: string): string =>
  text
    .replace(/\{\/\*.*?\*\/\}/g, "")
    .replace(/<\/?[A-Za-z][^>]*>/g, "")
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\]\([^)]*\)/g, "](/)")
    .replace(/\\?\{#[\w-]+\}/g, "")
    .replace(/[<>{}]/g, "");

const plainLine = (line: string): string => {
  if (DIRECTIVE.test(line)) {
    const label = LABEL.exec(line)?.[1];
    return label ? `**${label}**\n` : "";
  }
  if (/^(?:import|export) |^\s*\[[^\]]+\]: /.test(line)) return "";
  const parts = line.split(/(`+[^`]*`+)/).map((part, at) => (at % 2 === 0 ? plainText(part) : part));
  // Four spaces would start a code block.
  return parts
    .join("")
    .replace(/^ {4,}/, "   ")
    .trimEnd();
};

/**
 * The text of an MDX body as Markdown that every system reads alike: headings, paragraphs, lists, tables, fences and
 * links; no components, directives, ids or references.
 */
export const plainMarkdown = (body: string): string => {
  const lines: string[] = [];
  let fence: { indent: string; marks: string } | undefined;
  for (const line of body.split("\n")) {
    const [, indent = "", marks, language = ""] = FENCE.exec(line) ?? [];
    if (fence) {
      const closes = marks !== undefined && language === "" && marks.length >= fence.marks.length;
      lines.push(closes ? fence.marks : line.startsWith(fence.indent) ? line.slice(fence.indent.length) : line);
      if (closes) fence = undefined;
    } else if (marks !== undefined) {
      fence = { indent, marks };
      lines.push(marks + (PLAIN_LANGUAGES.includes(language) ? "text" : language));
    } else lines.push(plainLine(line));
  }
  return `${lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
};
