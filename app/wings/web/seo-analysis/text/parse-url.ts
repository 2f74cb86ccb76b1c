/** An address taken apart, or nothing. URL.parse does the same, but is younger than browsers that editors still have. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** Whether it is a whole address of the web. */
export const isHttpUrl = (address: string) => /^https?:\/\//i.test(address) && parseUrl(address) !== undefined
