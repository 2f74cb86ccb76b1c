const NO_ADDRESS = '0.0.0.0'
const IPV6_GROUPS = 8

/** A network address as far as it is kept: /24, or /48 of IPv6; a placeholder when there is none. */
export function anonymizeIp(address: string) {
  const ipv4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address)
  if (ipv4) return `${ipv4[1]}.0`
  return /^[\da-f:]+$/i.test(address) && address.includes(':') ? `${firstGroups(address).join(':')}::` : NO_ADDRESS
}

/** The first three groups of an IPv6 address, whatever `::` stands for in it. */
function firstGroups(address: string) {
  const [head = '', tail] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const missing = tail ? IPV6_GROUPS - head.length - tail.length : 0
  const groups = [...head, ...new Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? [])]
  return groups.slice(0, 3).map((group) => Number.parseInt(group, 16).toString(16))
}
