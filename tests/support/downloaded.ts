import type { Locator } from '@playwright/test'

/** The file to which a link leads, and what stands in it. */
export async function downloaded(link: Locator) {
  const [file] = await Promise.all([link.page().waitForEvent('download'), link.click()])
  const stream = await file.createReadStream()
  return { name: file.suggestedFilename(), text: (await stream.toArray()).join('') }
}
