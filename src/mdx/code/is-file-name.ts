/** Is a block's title a file name? */
export const isFileName = (title: string | undefined): title is string =>
  title !== undefined && /^[\w-]+(\.[\w-]+)+$/.test(title);
