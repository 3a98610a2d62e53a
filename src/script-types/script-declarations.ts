/** Declarations of packages that cannot be installed. */
export const scriptDeclarations = "src/script-types/ddex-parser.d.ts";
