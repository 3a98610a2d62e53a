import { readFileSync } from "node:fs";
import process from "node:process";

import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";

/** Validates messages from standard input, with a NUL after each, and prints what libxml2 reports. */
const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(process.argv[2])));
for (const message of readFileSync(0, "utf8").split("\0").slice(0, -1)) {
  try {
    validator.validate(XmlDocument.fromString(message));
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    process.stdout.write(error.details.map((report) => report.message).join(""));
  }
  process.stdout.write("\0");
}
