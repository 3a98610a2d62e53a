/** Declarations of packages that can't be installed. */
export const scriptDeclarations = "src/mdx/script-types/ddex-parser.d.ts";
