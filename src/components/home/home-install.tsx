import type { CodeButtonClass } from "../../behaviors/code-blocks";
import type { CodeClass } from "../article/code-styles";
import { Icon } from "../parts/icon";
import type { HomeInstallClass } from "./home-install-styles";

const commands = [
  { language: "TypeScript", command: "npm install ddex-builder" },
  { language: "Python", command: "pip install ddex-parser ddex-builder" },
  { language: "Rust", command: "cargo add ddex-parser ddex-builder" },
];

/** The command that brings the toolkit, for each language. */
export const HomeInstall = () => (
  <section aria-labelledby="install" className={"home-install" satisfies HomeInstallClass}>
    <div>
      <h2 id="install">Install</h2>
      <ul>
        {commands.map(({ language, command }) => (
          <li key={language} className={"code" satisfies CodeClass}>
            <span>{language}</span>
            <code>{command}</code>
            <button type="button" className={"code-copy" satisfies CodeButtonClass} aria-label="Copy code to clipboard">
              <Icon name="copy" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
