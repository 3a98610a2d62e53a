import { expect, test } from "@playwright/test";
import { unzipSync } from "fflate";

import { site } from "../../src/config/site";
import { clipboard, mayUseClipboard } from "../support/clipboard";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

test.use(mayUseClipboard);

test("The copy button copies only the code, without what is around it, confirms it, and resets", async ({ page }) => {
  await visit(page, "/markdown-page/");
  await test.step("The copy button copies only the code, confirms it, and resets", async () => {
    const block = page.locator("figure.code").filter({ hasText: "release.py" });
    await block.getByRole("button", { name: "Copy code to clipboard" }).click();
    const copied = block.getByRole("button", { name: "Copied" });
    await expect(copied).toBeVisible();
    await expect(page.locator("#gatsby-announcer")).toHaveText("Copied");
    expect(await clipboard(page)).toBe(
      [
        "from ddex_builder import Release",
        "",
        "release = Release(",
        '    release_id="R1",',
        '    release_type="Single",',
        '    title="First Light",',
        '    artist="Example Artist",',
        ")",
      ].join("\n"),
    );
    await expect(block.getByRole("button", { name: "Copy code to clipboard" })).toBeVisible();
    await expect(copied).toHaveCount(0);
  });
  await test.step("Line numbers are not copied", async () => {
    const block = page.locator("figure.code.numbered");
    await expect(block).toContainText("use ddex_parser::DDEXParser;");
    await block.getByRole("button", { name: "Copy code to clipboard" }).click();
    await expect(block.getByRole("button", { name: "Copied" })).toBeVisible();
    const text = await clipboard(page);
    expect(text.split("\n")[0]).toBe("use ddex_parser::DDEXParser;");
    expect(text).not.toMatch(/\n$/);
  });
  await softStep("Numbers, notes and marks are not copied", async () => {
    await visit(page, "/docs/learn/message/");
    const block = page.locator("figure.code", { has: page.locator(".code-note") }).first();
    await block.getByRole("button", { name: "Copy code to clipboard" }).click();
    await expect(block.getByRole("button", { name: "Copied" })).toBeVisible();
    const text = await clipboard(page);
    expect(text).toMatch(/^<MessageHeader>\n {2}<MessageThreadId>[^]*<\/MessageHeader>$/);
    expect(text).not.toMatch(/\[!|<\/\w+>[ \d]+\n/);
  });
  await softStep("Types are not copied", async () => {
    await visit(page, "/docs/builder/quick-start/");
    const block = page.locator("figure:has(dfn[data-type])").first();
    await page
      .locator("figure:has(dfn[data-type]) dfn", { hasText: /^addRelease$/ })
      .first()
      .focus();
    await block.getByRole("button", { name: "Copy code to clipboard" }).click();
    await expect(block.getByRole("button", { name: "Copied" })).toBeVisible();
    const text = await clipboard(page);
    expect(text).toMatch(/^import \{ writeFile \} from 'node:fs\/promises';\n/);
    expect(text).not.toContain("(method)");
  });
});

test("The copy button in a tab copies that tab's code, of each package manager", async ({ page }) => {
  await visit(page, "/docs/builder/installation/");
  const group = page
    .locator(".tabs")
    .filter({ has: page.getByRole("tab", { name: "pnpm" }) })
    .first();
  await group.getByRole("tab", { name: "Yarn" }).click();
  await group.getByRole("tabpanel").getByRole("button", { name: "Copy code to clipboard" }).click();
  await expect(group.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await clipboard(page)).toBe("yarn add ddex-builder");
  await visit(page, "/");
  const install = page.locator(".home-pair .tabs");
  for (const [name, command] of [
    ["npm", `npm install ddex-parser@${site.version} ddex-builder@${site.version}`],
    ["pnpm", `pnpm add ddex-parser@${site.version} ddex-builder@${site.version}`],
    ["Yarn", `yarn add ddex-parser@${site.version} ddex-builder@${site.version}`],
    ["pip", `pip install ddex-parser==${site.version} ddex-builder==${site.version}`],
    ["Cargo", `cargo add ddex-parser@${site.version} ddex-builder@${site.version}`],
  ] as const) {
    await install.getByRole("tab", { name, exact: true }).click();
    await install.getByRole("tabpanel").getByRole("button", { name: "Copy code to clipboard" }).click();
    await expect.poll(() => clipboard(page)).toBe(command);
  }
});

test("A titled block is served as a file, and a page's files as a ZIP", bothEnds, async ({ page, request }) => {
  await visit(page, "/docs/learn/life-cycle/");
  const block = page.locator("figure.code", { has: page.locator(".code-file", { hasText: "history.py" }) });
  const link = block.getByRole("link", { name: "Download history.py" });
  const more = block.locator("summary");
  await more.press("Enter");
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("history.py");
  const file = await request.get(new URL((await link.getAttribute("href"))!, page.url()).href);
  expect(await file.text()).toBe(`${await block.locator("pre code").textContent()}\n`);
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(more).toBeFocused();
  await more.press("Enter");
  await block.getByRole("button", { name: "Copy curl command for history.py" }).press("Enter");
  await expect
    .poll(() => clipboard(page))
    .toBe(`curl -O ${new URL((await link.getAttribute("href"))!, page.url()).href}`);
  await page.locator(".copy-page summary").click();
  const zip = await page.getByRole("link", { name: "Download its files (ZIP)" }).getAttribute("href");
  const packed = unzipSync(await (await request.get(zip!)).body());
  expect(Object.keys(packed)).toEqual(["boats-2.xml", "boats-3.xml", "boats-1.xml", "history.py"]);
});
