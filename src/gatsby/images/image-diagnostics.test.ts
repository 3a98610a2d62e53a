import { imageDiagnostics } from "./image-diagnostics";

const exists = (file: string): boolean => file === "content/blog/welcome/card.png";
const diagnostics = (file: string, image: string | null): string[] =>
  imageDiagnostics([{ file, image }], exists, () => 7);

describe("imageDiagnostics", () => {
  it("accepts an image next to its text, or none", () => {
    expect(diagnostics("content/blog/welcome/index.mdx", "./card.png")).toEqual([]);
    expect(diagnostics("content/blog/hello.mdx", null)).toEqual([]);
  });

  it("reports file, line and fix for a missing image", () => {
    expect(diagnostics("content/blog/hello.mdx", "./card.png")).toEqual([
      'content/blog/hello.mdx:7: the image "./card.png" does not exist. Put the file beside the text, or correct its name',
    ]);
  });
});
