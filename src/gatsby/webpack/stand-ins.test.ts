import { existsSync, readdirSync, readFileSync } from "node:fs";

import { standIns } from "./stand-ins";

it("names files that are there", () => {
  expect(Object.values(standIns).filter((file) => !existsSync(file))).toEqual([]);
});

it("leaves out Gatsby's Head and its matchPath, which no page has", () => {
  const files = ["src/pages", "src/templates", "src/gatsby/kinds"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const users = files.filter(
    (file) => /\.tsx?$/.test(file) && /export const Head\b|matchPath/.test(readFileSync(file, "utf8")),
  );
  expect(users).toEqual([]);
});
