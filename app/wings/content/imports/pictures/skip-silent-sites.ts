import { PictureImportError, SiteNotResponding } from './picture-importer.server'

// each is waited for up to half a minute
const MAX_CONSECUTIVE_TIMEOUTS = 5

/** The same `fetch`, but a site that said nothing five times in a row is not asked again. */
export function skipSilentSites<Result>(fetch: (address: string) => Promise<Result>) {
  const silences = new Map<string, number>()
  return async (address: string) => {
    const site = URL.parse(address)?.host ?? ''
    const silent = silences.get(site) ?? 0
    if (silent >= MAX_CONSECUTIVE_TIMEOUTS) throw new PictureImportError('the site did not respond five times.')
    try {
      const result = await fetch(address)
      silences.delete(site)
      return result
    } catch (error) {
      if (error instanceof SiteNotResponding) silences.set(site, silent + 1)
      else silences.delete(site)
      throw error
    }
  }
}
