import { packageManagers } from "./package-managers";

describe("packageManagers", () => {
  it.each([
    ["npm install", "yarn install", "pnpm install"],
    ["npm install ddex-builder", "yarn add ddex-builder", "pnpm add ddex-builder"],
    ["npm i -D typescript", "yarn add --dev typescript", "pnpm add -D typescript"],
    ["npm install --save-exact a@1.0.0", "yarn add --exact a@1.0.0", "pnpm add --save-exact a@1.0.0"],
    ["npm install --save a", "yarn add a", "pnpm add a"],
    ["npm install -g tsx", "yarn global add tsx", "pnpm add --global tsx"],
    ["npm install # all", "yarn install # all", "pnpm install # all"],
    ["npm uninstall a", "yarn remove a", "pnpm remove a"],
    ["npm update a", "yarn upgrade a", "pnpm update a"],
    ["npm ci", "yarn install --frozen-lockfile", "pnpm install --frozen-lockfile"],
    ["npm init -y", "yarn init -y", "pnpm init"],
    ["npm init vite my-app", "yarn create vite my-app", "pnpm create vite my-app"],
    ["npm run build -- --watch", "yarn run build --watch", "pnpm run build --watch"],
    ["npm test", "yarn test", "pnpm test"],
    ["npm constructor", "yarn constructor", "pnpm constructor"],
    ["npm install constructor", "yarn add constructor", "pnpm add constructor"],
    ["npx tsc --noEmit", "yarn dlx tsc --noEmit", "pnpm dlx tsc --noEmit"],
    [
      "cd app && npm install && npm start",
      "cd app && yarn install && yarn start",
      "cd app && pnpm install && pnpm start",
    ],
    ["# npm is needed\n  npm test", "# npm is needed\n  yarn test", "# npm is needed\n  pnpm test"],
    ["echo npm install", "echo npm install", "echo npm install"],
  ])("%s", (npm, yarn, pnpm) => {
    expect(packageManagers(npm)).toEqual({ npm, yarn, pnpm });
  });
});
