/** An address taken apart, or nothing. URL.parse does the same, but is younger than browsers that editors still have. */
export function urlOf(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** Whether it is a whole address of the web. */
export const isWebAddress = (address: string) => /^https?:\/\//i.test(address) && urlOf(address) !== undefined
