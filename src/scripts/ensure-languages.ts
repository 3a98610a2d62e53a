import { findPython, missingPackages } from "../sample-checks/languages/python/running/find-python";
import { debianInstall, which } from "./tools/debian";
import { hasJava } from "./tools/has-java";

/** usage: ensure-languages.ts; installs what runs the samples in Python and Rust, the causes of the error catalogue, and the checker of markup, where Debian's apt may be used, and goes on without. */
const lacking = (): string[] => {
  const python = findPython();
  const modules = python === undefined ? ["lxml", "pandas"] : missingPackages(python)!;
  return [
    ...modules.map((name) => `python3-${name}`),
    ...(which("cargo") === undefined ? ["cargo"] : []),
    ...(which("xmllint") === undefined ? ["libxml2-utils"] : []),
    ...(hasJava() ? [] : ["default-jre-headless"]),
  ];
};

const packages = lacking();
if (packages.length > 0 && !debianInstall(packages)?.run(true))
  console.log(`Could not install ${packages.join(", ")}: what needs them is checked less deeply.`);
