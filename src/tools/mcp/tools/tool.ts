import type { z } from "zod";

/** What an assistant may ask of the server. */
export interface Tool<Input extends z.ZodRawShape = z.ZodRawShape> {
  name: string;
  title: string;
  description: string;
  input: Input;
  /** Gives the answer as text. Throws an Error whose message says what to do. */
  answer(input: z.infer<z.ZodObject<Input>>): Promise<string> | string;
}

/** Keeps what a tool's input is while its answer is written. */
export const tool = <Input extends z.ZodRawShape>(facts: Tool<Input>): Tool => facts as unknown as Tool;
