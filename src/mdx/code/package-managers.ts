/** What replaces parts of an npm command for the other managers, in this order; what isn't here stays. */
const rules: readonly (readonly [part: RegExp, yarn: string, pnpm: string])[] = [
  [/ +/g, " ", " "],
  [/^npx /, "yarn dlx ", "pnpm dlx "],
  [/(?<=^npm .*) (?:-S|--save)(?= |$)/g, "", ""],
  [/(?<=^npm .*) (?:-D|--save-dev)(?= |$)/g, " --dev", "$&"],
  [/(?<=^npm .*) (?:-E|--save-exact)(?= |$)/g, " --exact", "$&"],
  // With the name of a package, before any comment.
  [/^npm (?:install|i|add)(?=(?: -\S*| #\S+)* [^-#\s])/, "yarn add", "pnpm add"],
  [/^(?:yarn|pnpm) add(.*?) (?:-g|--global)(?= |$)/, "yarn global add$1", "pnpm add --global$1"],
  [/^npm (?:install|i|add)(?= |$)/, "yarn install", "pnpm install"],
  [/^npm ci(?= |$)/, "yarn install --frozen-lockfile", "pnpm install --frozen-lockfile"],
  [/^npm uninstall(?= |$)/, "yarn remove", "pnpm remove"],
  [/^npm update(?= |$)/, "yarn upgrade", "$&"],
  [/^npm (?:init|create)(?= [^-#\s])/, "yarn create", "pnpm create"],
  [/^npm init(?= |$).*/, "$&", "pnpm init"],
  [/(?<=^npm run(?: .*)?) --(?= |$)/g, "", ""],
  [/^npm(?= |$)/, "yarn", "pnpm"],
];

/** Commands at the start of a line or after `&&`, up to the next `&&`. */
const commands = /(?<=^[ \t]*|&& )(?:npm|npx) (?:(?! &&).)+/gm;

const translate = (code: string, manager: "yarn" | "pnpm"): string =>
  code.replace(commands, (command) =>
    rules.reduce((text, [part, yarn, pnpm]) => text.replace(part, manager === "yarn" ? yarn : pnpm), command).trim(),
  );

/** Translates npm shell code for each package manager. */
export const packageManagers = (code: string): Record<"npm" | "yarn" | "pnpm", string> => ({
  npm: code,
  yarn: translate(code, "yarn"),
  pnpm: translate(code, "pnpm"),
});
