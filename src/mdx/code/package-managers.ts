type PackageManager = "npm" | "yarn" | "pnpm";

type Other = Exclude<PackageManager, "npm">;

const needless = { "-S": "", "--save": "" };
const yarnFlags = { "-D": "--dev", "--save-dev": "--dev", "-E": "--exact", "--save-exact": "--exact" };

const flags: Record<Other, ReadonlyMap<string, string>> = {
  yarn: new Map(Object.entries({ ...needless, ...yarnFlags })),
  pnpm: new Map(Object.entries(needless)),
};

const renamed = { ci: "install --frozen-lockfile", uninstall: "remove" };

const verbs: Record<Other, ReadonlyMap<string, string>> = {
  yarn: new Map(Object.entries({ ...renamed, update: "upgrade" })),
  pnpm: new Map(Object.entries(renamed)),
};

const isGlobal = (word: string): boolean => word === "-g" || word === "--global";

const isName = (word: string | undefined): boolean => word !== undefined && /^[^-#]/.test(word);

const beforeComment = (words: string[]): string[] =>
  words.slice(0, words.includes("#") ? words.indexOf("#") : undefined);

const install = (manager: Other, words: string[]): string[] => {
  if (!beforeComment(words).some(isName)) return ["install", ...words];
  if (!words.some(isGlobal)) return ["add", ...words];
  return [manager === "yarn" ? "global add" : "add --global", ...words.filter((word) => !isGlobal(word))];
};

const toArguments = (manager: Other, verb: string, words: string[]): string[] => {
  if (verb === "install" || verb === "i" || verb === "add") return install(manager, words);
  if ((verb === "init" || verb === "create") && isName(words[0])) return ["create", ...words];
  if (verb === "init") return manager === "yarn" ? [verb, ...words] : [verb];
  return [verbs[manager].get(verb) ?? verb, ...(verb === "run" ? words.filter((word) => word !== "--") : words)];
};

const translateCommand = (command: string, manager: Other): string => {
  const [tool, verb = "", ...words] = command.split(/ +/);
  if (tool === "npx") return [manager, "dlx", verb, ...words].join(" ");
  const translated = words.map((word) => flags[manager].get(word) ?? word).filter((word) => word !== "");
  return [manager, ...toArguments(manager, verb, translated)].join(" ").trim();
};

/** Commands at the start of a line or after `&&`, up to the next `&&`. */
const commands = /(?<=^[ \t]*|&& )(?:npm|npx) (?:(?! &&).)+/gm;

const translate = (code: string, manager: Other): string =>
  code.replace(commands, (command) => translateCommand(command, manager));

/** Translates npm shell code for each package manager. */
export const packageManagers = (code: string): Record<PackageManager, string> => ({
  npm: code,
  yarn: translate(code, "yarn"),
  pnpm: translate(code, "pnpm"),
});
