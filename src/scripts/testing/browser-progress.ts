import path from "node:path";
import { stripVTControlCharacters } from "node:util";

import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from "@playwright/test/reporter";

const EVERY = 5_000;

/** A line every five seconds: how far the run is and which test ended; failures in full. */
export default class BrowserProgress implements Reporter {
  private total = 0;
  private ended = 0;
  private last = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const isRetried =
      !["passed", "skipped", test.expectedStatus].includes(result.status) && result.retry < test.retries;
    if (!isRetried) this.ended += 1;
    const failed = test.expectedStatus !== result.status && result.status !== "skipped";
    if (!failed && this.ended < this.total && Date.now() - this.last < EVERY) return;
    this.last = Date.now();
    const [, project, , ...titles] = test.titlePath();
    const file = `${path.relative("", test.location.file)}:${test.location.line}`;
    const outcome = failed ? (isRetried ? " FAILED, tried again" : " FAILED") : "";
    console.log(`browser: ${this.ended} of ${this.total} tests, [${project}] ${file} ${titles.join(" › ")}${outcome}`);
    if (failed) for (const error of result.errors) this.onError(error);
  }

  onError({ message, stack, value, snippet }: TestError): void {
    const text = [stack ?? message ?? value, snippet].filter(Boolean).join("\n");
    console.log(process.stdout.isTTY ? text : stripVTControlCharacters(text));
  }

  printsToStdio(): boolean {
    return true;
  }
}
