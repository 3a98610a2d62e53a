import { fakeContext } from "../../../test/gatsby/fake-node-model";
import type { ContentTools } from "../../registry/content-type";
import { blogPostResolvers } from "./listed-posts";

const { authors, tags } = blogPostResolvers({ compiled: () => undefined } as unknown as ContentTools);
const context = fakeContext({ Author: [{ key: "b" }, { key: "a" }], Tag: [{ key: "hello" }] });
const keysOf = async (nodes: unknown) => ((await nodes) as { key: string }[]).map(({ key }) => key);

describe("the authors and tags of a post", () => {
  it("are in its order, without those that don't exist", async () => {
    const post = { authors: ["a", "c", "b"], tags: ["helo"] } as never;
    expect(await keysOf(authors(post, context))).toEqual(["a", "b"]);
    expect(await keysOf(tags(post, context))).toEqual([]);
  });
});
