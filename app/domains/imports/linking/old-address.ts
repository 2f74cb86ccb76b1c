import { plainOldAddress } from '~/domains/redirects/address'
import { storableText } from '~/platform/storable-text'

const nowhere = 'http://old-site.invalid'

/**
 * An address of another site as old addresses are written here, and what stands behind its hash; undefined for what is not
 * of that site. With and without www, and both http and https, are one site; a path is always its own.
 */
export function oldAddressOf(address: string, site: string) {
  if (address === '' || address.startsWith('#')) return undefined
  const url = URL.parse(address, site || nowhere)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const home = URL.parse(site || nowhere)
  if (!home || bare(url) !== bare(home)) return undefined
  return { address: storableText(plainOldAddress(url.pathname + url.search)), hash: url.hash }
}

const bare = ({ host }: URL) => host.replace(/^www\./, '')
