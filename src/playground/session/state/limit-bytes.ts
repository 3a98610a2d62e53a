/** Passes on a limited number of bytes; any more abort the stream with this error. */
export const limitBytes = (limit: number, tooLong: Error): TransformStream<Uint8Array, Uint8Array> => {
  let length = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      length += chunk.length;
      if (length > limit) controller.error(tooLong);
      else controller.enqueue(chunk);
    },
  });
};
