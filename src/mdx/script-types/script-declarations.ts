/** Declarations of packages that cannot be installed. */
export const scriptDeclarations = "src/mdx/script-types/ddex-parser.d.ts";
