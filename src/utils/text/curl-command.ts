/** A command that downloads a file to the folder that its name says. */
export const curlCommand = (url: string, name: string): string =>
  name.includes("/") ? `curl --create-dirs -o ${name} ${url}` : `curl -O ${url}`;
