import { Icon } from "../parts/icon";

const commands = [
  { language: "TypeScript", command: "npm install ddex-builder" },
  { language: "Python", command: "pip install ddex-parser ddex-builder" },
  { language: "Rust", command: "cargo add ddex-parser ddex-builder" },
];

/** The command that brings the toolkit, for each language. */
export const HomeInstall = () => (
  <section aria-labelledby="install" className="home-install">
    <div>
      <h2 id="install">Install</h2>
      <ul>
        {commands.map(({ language, command }) => (
          <li key={language} className="code">
            <span>{language}</span>
            <code>{command}</code>
            <button type="button" className="code-copy" aria-label="Copy code to clipboard">
              <Icon name="copy" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
