import { sample, sourceEditor } from "../support/playground";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { expect, test } from "./test";

const single = sample("43-single.xml");

test("An address of this site is opened, and another one shows an error and nothing is lost", async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route("/files/**", (route) => route.fulfill({ contentType: "application/xml", body: single }));
  await page.route("/files/leaves.xml", (route) =>
    route.fulfill({ status: 302, headers: { location: "https://other.example/a.xml" } }),
  );
  await page.route("/files/silent.xml", (route) => route.abort());
  await page.route("/files/text.xml", (route) => route.fulfill({ contentType: "text/plain", body: "no tag" }));
  const follow = (address: string): Promise<unknown> =>
    page.evaluate((hash) => (location.hash = hash), `#open=${address}`);

  await test.step("It is opened by its path or in full, and requested once", async () => {
    await visit(page, "/playground/#open=/files/one%20single.xml");
    await expect(page.locator(".file-name")).toHaveText("one single.xml");
    await expect(page.getByText("This message came with the link.")).toBeVisible();
    await expect(page).toHaveURL("/playground/");
    await follow(`${baseURL}/files/other.xml`);
    await expect(page.locator(".file-name")).toHaveText("other.xml");
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect(page.locator(".file-name")).toHaveText("one single.xml");
  });

  for (const [address, words] of [
    ["https://other.example/a.xml", "https://other.example/a.xml is not on this site. Download the file there"],
    ["//other.example/a.xml", "is not on this site"],
    ["javascript:alert(1)", "is not on this site"],
    ["/files/leaves.xml", "/files/leaves.xml redirects to another address. Use the address of the file itself."],
    ["/files/silent.xml", "/files/silent.xml can't be loaded: the site doesn't answer."],
    ["/nowhere.xml", "There is no file at /nowhere.xml (404). Check the address."],
    ["/docs/intro/", "/docs/intro/ is a page, not a message. Use the address of an XML file."],
    ["/files/text.xml", "text.xml isn't an XML file"],
  ] as const)
    await softStep(`${address} can't be opened`, async () => {
      await follow(address);
      await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
      await expect(page.locator(".file-name")).toHaveText("one single.xml");
    });
  expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
});

test("An address that can't be opened shows an error on a first visit too, and files open", async ({ page }) => {
  await visit(page, "/playground/#open=https://other.example/a.xml");
  await expect(page.getByRole("alert")).toContainText("is not on this site");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Open a message" }).click(),
  ]);
  await chooser.setFiles({ name: "mine.xml", mimeType: "text/xml", buffer: Buffer.from(single) });
  await expect(sourceEditor(page)).toBeVisible();
  await expect(page.locator(".file-name")).toHaveText("mine.xml");
});
