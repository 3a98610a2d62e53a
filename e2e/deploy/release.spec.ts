import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { nginx } from "./hosts/nginx";

const PAGE = "/docs/intro/";
const STYLE = /<style[^>]*>([^]*?)<\/style>/;

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Asks on a connection of its own: a connection that stays open leads to the release with which it began. */
const ask = (url: string): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () => resolve({ status: response.statusCode!, headers: response.headers, text }));
    }).on("error", reject);
  });

/** Gives the page another style, which the policy allows, and the app's script another name. */
const change = (build: string): void => {
  const file = path.join(build, `public${PAGE}index.html`);
  const html = readFileSync(file, "utf8");
  const [, style = ""] = STYLE.exec(html) ?? [];
  writeFileSync(
    file,
    html.replace(style, () => `${style}/* new */`),
  );
  const headers = path.join(build, "headers/nginx-http.conf");
  const server = path.join(build, "headers/nginx-server.conf");
  for (const configuration of [headers, server])
    writeFileSync(
      configuration,
      readFileSync(configuration, "utf8").replaceAll(hashOf(style), hashOf(`${style}/* new */`)),
    );
  const script = readdirSync(path.join(build, "public")).find((name) => /^app-[0-9a-f]+\.js$/.test(name))!;
  renameSync(path.join(build, "public", script), path.join(build, "public/app-00000000.js"));
};

test("During a release each page has its own headers, and scripts of open pages stay", async () => {
  test.setTimeout(60_000);
  const missing = nginx.missing();
  test.skip(missing !== undefined, missing);
  const server = await nginx.start();
  try {
    const script = /app-[0-9a-f]+\.js/.exec((await ask(server.origin + PAGE)).text)![0];
    const wrong: string[] = [];
    const isNew = async (): Promise<boolean> => {
      const { headers, text } = await ask(server.origin + PAGE);
      const [, style = ""] = STYLE.exec(text) ?? [];
      if (!String(headers["content-security-policy"]).includes(hashOf(style))) wrong.push("an unstyled page");
      const { status } = await ask(`${server.origin}/${script}`);
      if (status !== 200) wrong.push(`${script}: ${status}`);
      return style.endsWith("/* new */");
    };
    expect(await isNew()).toBe(false);
    const deployed = server.deploy!(change);
    while (!(await isNew()));
    await deployed;
    // The old processes of nginx still answer for a moment.
    await expect.poll(async () => (await ask(`${server.origin}/app-00000000.js`)).status).toBe(200);
    await isNew();
    expect(wrong).toEqual([]);
  } finally {
    await server.stop();
  }
});
