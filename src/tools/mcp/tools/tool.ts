import type { z } from "zod";

/** A tool that the server offers to assistants. */
export interface Tool<Input extends z.ZodRawShape = z.ZodRawShape> {
  name: string;
  title: string;
  description: string;
  input: Input;
  /** Returns the answer as text. Throws an Error whose message explains what to do. */
  answer(input: z.infer<z.ZodObject<Input>>): Promise<string> | string;
}

/** Infers the type of a tool's input for its `answer`. */
export const tool = <Input extends z.ZodRawShape>(facts: Tool<Input>): Tool => facts as unknown as Tool;
