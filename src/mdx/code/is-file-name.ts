/** Is a block's title the name of a file? */
export const isFileName = (title: string | undefined): title is string =>
  title !== undefined && /^[\w-]+(\.[\w-]+)+$/.test(title);
