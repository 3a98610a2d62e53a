import path from "node:path";

import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from "@playwright/test/reporter";

const EVERY_MS = 10_000;

/** Reports the progress of the browser tests and what runs now, and each failure in full immediately. */
export default class ProgressReporter implements Reporter {
  private total = 0;
  private done = 0;
  private current = "";
  private readonly failed: string[] = [];
  private timer: NodeJS.Timeout | undefined;
  private root = "";

  printsToStdio(): boolean {
    return true;
  }

  onBegin({ rootDir, workers }: FullConfig, suite: Suite): void {
    this.root = rootDir;
    this.total = suite.allTests().length;
    console.log(`browser: ${this.total} tests, ${workers} at a time`);
    this.timer = setInterval(() => this.printProgress(), EVERY_MS);
  }

  onTestBegin(test: TestCase): void {
    this.current = this.fileOf(test);
  }

  onTestEnd(test: TestCase, { errors, retry, status }: TestResult): void {
    if (retry === 0) this.done += 1;
    if (status === "skipped" || status === test.expectedStatus) return;
    const name = `${this.fileOf(test)}:${test.location.line} [${test.parent.project()?.name}] ${test.title}`;
    this.failed.push(name);
    console.log(`\nFailed (${status}): ${name}\n${errors.map(formatError).join("\n")}\n`);
  }

  onError(error: TestError): void {
    console.log(formatError(error));
  }

  onEnd(): void {
    clearInterval(this.timer);
    this.printProgress();
    if (this.failed.length > 0) console.log(`Failed:\n  ${this.failed.join("\n  ")}`);
  }

  private fileOf({ location }: TestCase): string {
    return path.relative(this.root, location.file);
  }

  private printProgress(): void {
    console.log(`browser: ${this.done} of ${this.total}, ${this.failed.length} failed, ${this.current}`);
  }
}

const formatError = ({ message, snippet, stack, value }: TestError): string =>
  [stack ?? message ?? value ?? "", snippet].filter(Boolean).join("\n");
