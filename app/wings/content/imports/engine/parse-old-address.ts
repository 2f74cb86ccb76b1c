import { toStorableText } from '~/platform/text/storable-text'
import { normalizeAddress } from '~/wings/web/redirects/redirect-address'

const PLACEHOLDER_SITE = 'http://old-site.invalid'

/**
 * An address of another site as old addresses are written here, and what stands behind its hash; undefined for what is not
 * of that site. With and without www, and both http and https, are one site; a path is always its own.
 */
export function parseOldAddress(address: string, site: string) {
  if (address === '' || address.startsWith('#')) return undefined
  const url = URL.parse(address, site || PLACEHOLDER_SITE)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const home = URL.parse(site || PLACEHOLDER_SITE)
  if (!home || hostWithoutWww(url) !== hostWithoutWww(home)) return undefined
  return { address: toStorableText(normalizeAddress(url.pathname + url.search)), hash: url.hash }
}

const hostWithoutWww = ({ host }: URL) => host.replace(/^www\./, '')
