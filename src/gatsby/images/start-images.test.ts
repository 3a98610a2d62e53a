import { generateImageData } from "gatsby-plugin-sharp";

import { fakeContent } from "../../test/content/fake-content";
import { startImages } from "./start-images";
import type { ImageArgs } from "./resolve-images";

jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: jest.fn() }));

describe("startImages", () => {
  it("requests a page's images immediately and leaves errors to the page's query", async () => {
    const absolutePath = `${process.cwd()}/content/docs/tree.png`;
    const fake = fakeContent({ overview: { body: "" } }, { File: [{ absolutePath }] });
    const start = startImages({ ...fake, pathPrefix: "" } as unknown as ImageArgs);
    const image = (src: string) => ({ component: "Image", props: { src, alt: "", line: 5 } });
    start([image("./gone.png")], fake.docs[0]!);
    start(["<p>a</p>", image("./tree.png")], fake.docs[0]!);
    expect(generateImageData).toHaveBeenCalledTimes(1);
    // An unhandled rejection would end the run.
    await new Promise(setImmediate);
  });
});
