import { BlockList, isIP } from 'node:net'

/** Whether what `address` says of those before it is believed; `hop` counts from the one that is connected, 0. */
export type IsTrustedProxy = (address: string, hop: number) => boolean

const MAX_HOPS = 16

/**
 * How many proxies stand before the site (`2`), or the networks in which they stand (`10.0.0.0/8, fd00::/8`).
 * Undefined where it is neither.
 */
export function parseTrustedProxies(text: string): IsTrustedProxy | undefined {
  if (/^\d{1,2}$/.test(text)) {
    const hops = Number(text)
    return hops <= MAX_HOPS ? (_address, hop) => hop < hops : undefined
  }
  const networks = new BlockList()
  try {
    for (const network of text.split(',')) addNetwork(networks, network.trim())
  } catch {
    return undefined
  }
  return (address) => networks.check(address, ipFamily(address))
}

/** @throws when it is no network */
function addNetwork(networks: BlockList, network: string) {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(network) ?? []
  if (bits === undefined) networks.addAddress(address, ipFamily(address))
  else networks.addSubnet(address, Number(bits), ipFamily(address))
}

function ipFamily(address: string) {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
