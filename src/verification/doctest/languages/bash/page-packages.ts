import { site } from "../../../../config/site";
import type { Diagnostic } from "../../../../diagnostics/diagnostic";
import { packageFacts } from "../../names/package-facts";
import type { Registry } from "../../names/package-facts";
import type { Program } from "../../samples/sample";

/** How a language's programs name a package that they use, and where it comes from. */
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

/** The toolkit's packages that commands of this code install for programs to use. */
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

/** Packages of the toolkit that programs of a page use, where its commands, of which these are some, install others alone. */
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
