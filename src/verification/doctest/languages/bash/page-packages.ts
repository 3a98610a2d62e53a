import { site } from "../../../../config/site";
import type { Diagnostic } from "../../../../diagnostics/diagnostic";
import { packageFacts } from "../../names/package-facts";
import type { Registry } from "../../names/package-facts";
import type { Program } from "../../samples/sample";

/** How programs in a language use a package, and which registry it comes from. */
const USES: Readonly<Record<string, { registry: Registry; use: RegExp }>> = {
  typescript: { registry: "npm", use: /\bfrom ['"](ddex-[a-z]+)['"]/g },
  javascript: { registry: "npm", use: /(?:\bfrom |\brequire\()['"](ddex-[a-z]+)['"]/g },
  python: { registry: "pip", use: /^\s*(?:from|import) (ddex_[a-z]+)/gm },
  rust: { registry: "cargo", use: /\b(ddex_[a-z]+)::/g },
};

const COMMANDS: Readonly<Record<Registry, RegExp>> = {
  npm: /\bnpm (?:install|i) .*/g,
  pip: /\bpip install .*/g,
  cargo: /\bcargo add .*/g,
};

/** The toolkit packages that commands in this code install for programs. */
const installedIn = (code: string, registry: Registry): string[] =>
  Array.from(code.matchAll(COMMANDS[registry])).flatMap(([command]) => command.match(/\bddex-[a-z]+/g) ?? []);

const usedOn = (page: readonly Program[], registry: Registry): Set<string> =>
  new Set(
    page.flatMap(({ language, code }) => {
      const known = USES[language];
      return known?.registry === registry
        ? Array.from(code.matchAll(known.use), ([, name = ""]) => name.replace("_", "-"))
        : [];
    }),
  );

/** Toolkit packages that the page's programs use but that its install commands don't include. */
export const packagesNotInstalled = (code: string, page: readonly Program[]): Diagnostic[] =>
  (Object.keys(COMMANDS) as Registry[]).flatMap((registry) => {
    if (installedIn(code, registry).length === 0) return [];
    const all = page.filter(({ language }) => language === "bash").flatMap((one) => installedIn(one.code, registry));
    return [...usedOn(page, registry)]
      .filter((name) => packageFacts[registry][name]?.version === site.version && !all.includes(name))
      .map((name) => ({
        message: `Programs of this page use ${name}, which its commands do not install`,
        remedy: `Install ${name}, too.`,
      }));
  });
