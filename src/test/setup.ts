import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";

// In tests with a document too, the parser of the content meets what Node.js gives it.
Object.assign(globalThis, { TextDecoder, TextEncoder, Uint8Array: Object.getPrototypeOf(Buffer) as unknown });
