/// <reference lib="dom.asynciterable" />
import { expect, type Page } from "@playwright/test";

import { start } from "./playground";

/** Any page that is not the playground. */
const ELSEWHERE = "/404/";

/** A message that was still being written when the playground was left may come after everything was deleted. */
const ATTEMPTS = 3;

/**
 * Brings a page of the playground back to the start screen of a first visit, without loading it again: leaves the
 * playground, deletes everything that was stored, and comes back. Throws an Error if anything is left.
 */
export const clearPlayground = async (page: Page): Promise<void> => {
  let left: string[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await leaveAndDelete(page);
    left = await listLeft(page);
    if (left.length === 0) return;
  }
  throw new Error(`The playground's page still has ${left.join(", ")}.`);
};

const leaveAndDelete = async (page: Page): Promise<void> => {
  await page.mouse.move(0, 0);
  await page
    .locator("dialog[open]")
    .evaluateAll((dialogs) => dialogs.forEach((dialog) => (dialog as HTMLDialogElement).close()));
  await navigate(page, ELSEWHERE);
  await expect.poll(() => page.workers().length).toBe(0);
  await deleteStored(page);
  await navigate(page, "/playground/");
  await expect(start(page)).toBeVisible();
};

/** Uses Gatsby's own navigation within the document, and waits until the page is shown. */
const navigate = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => window.___navigate(to), path);
  await expect(page).toHaveURL(path);
  await expect(page.locator(".playground")).toHaveCount(path === ELSEWHERE ? 0 : 1);
};

/** Deletes the databases first: what still waits to be written is written before, and nothing is read after. */
const deleteStored = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const { name } of await indexedDB.databases())
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name!);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error!);
      });
    for (const name of await caches.keys()) await caches.delete(name);
    const files = await navigator.storage.getDirectory();
    for await (const name of files.keys()) await files.removeEntry(name, { recursive: true });
    localStorage.clear();
    sessionStorage.clear();
  });

/** Returns what a page of the playground has that it does not have on a first visit. */
export const listLeft = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    const rowsOf = async ({ name }: IDBDatabaseInfo): Promise<string[]> => {
      const database = await answered(indexedDB.open(name!));
      const stores = [...database.objectStoreNames];
      const counts = await Promise.all(
        stores.map((store) => answered(database.transaction(store).objectStore(store).count())),
      );
      database.close();
      return stores.filter((_, index) => counts[index]! > 0).map((store) => `rows in ${name} ${store}`);
    };
    const files: string[] = [];
    for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(`file ${name}`);
    const registrations = await navigator.serviceWorker.getRegistrations();
    // Gatsby stores the scroll position of every page.
    const isOfPage = (key: string): boolean => !key.startsWith("@@scroll");
    const { theme, opens, keys, sidebar } = document.documentElement.dataset;
    const { href, hash, search, pathname } = location;
    return [
      ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
      ...Object.keys(sessionStorage)
        .filter(isOfPage)
        .map((key) => `sessionStorage ${key}`),
      ...(await Promise.all((await indexedDB.databases()).map(rowsOf))).flat(),
      ...(await caches.keys()).map((name) => `cache ${name}`),
      ...files,
      ...registrations.map(({ scope }) => `service worker of ${scope}`),
      ...[opens, keys, sidebar].filter((value) => value !== undefined).map((value) => `choice ${value}`),
      ...Object.keys(document.body.dataset).map((key) => `data of the body ${key}`),
      ...(theme === "light" ? [] : [`theme ${theme}`]),
      ...(pathname === "/playground/" && hash + search === "" ? [] : [`address ${href}`]),
      ...(document.querySelector("dialog[open]") ? ["an open dialog"] : []),
      ...(scrollY === 0 ? [] : [`scroll position ${scrollY}`]),
    ];
  });
