const GROUPS = 8
const V4_PREFIX = 0xffff_0000_0000n
const V4_BITS = 32
const ALL_BITS = 128

/** Networks, sorted and without overlaps: which one an address is in is found in steps that grow with their logarithm. */
export class IpRanges {
  readonly #firsts: bigint[] = []
  readonly #lasts: bigint[] = []

  /**
   * Takes networks as they are written in lists: `198.51.100.0/24`, `2001:db8::/32`, single addresses; empty lines and what
   * follows `#` are left out. @throws a sentence that names the line that is no network
   */
  constructor(list: string) {
    const ranges = list.split('\n').flatMap((line, index) => {
      const network = line.replace(/#.*/, '').trim()
      if (!network) return []
      const range = parseNetwork(network)
      if (!range) throw new Error(`line ${index + 1} is not a network such as 198.51.100.0/24`)
      return [range]
    })
    for (const { first, last } of ranges.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
      const before = this.#lasts.at(-1)
      if (before === undefined || before < first) {
        this.#firsts.push(first)
        this.#lasts.push(last)
      } else if (before < last) this.#lasts[this.#lasts.length - 1] = last
    }
  }

  has(address: string) {
    const bits = parseIpAddress(address)
    if (bits === undefined) return false
    let [from, to] = [0, this.#firsts.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.#firsts[middle] ?? 0n) <= bits) from = middle + 1
      else to = middle
    }
    return from > 0 && bits <= (this.#lasts[from - 1] ?? -1n)
  }
}

function parseNetwork(network: string) {
  const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(network) ?? []
  const bits = parseIpAddress(address)
  const width = address.includes(':') ? ALL_BITS : V4_BITS
  const free = length === undefined ? 0 : width - Number(length)
  if (bits === undefined || free < 0) return undefined
  const first = (bits >> BigInt(free)) << BigInt(free)
  return { first, last: first + (1n << BigInt(free)) - 1n }
}

/** An address as a number; those of version 4 stand where version 6 has them, at ::ffff:0:0. */
function parseIpAddress(address: string): bigint | undefined {
  const [, head = '', v4] = /^(.*?)(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})?$/.exec(address) ?? []
  const low = v4 === undefined ? undefined : parseIpv4(v4)
  if (v4 !== undefined && low === undefined) return undefined
  if (low !== undefined && head === '') return V4_PREFIX + low
  const tail = low === undefined ? '' : `${(low >> 16n).toString(16)}:${(low & 0xffffn).toString(16)}`
  return parseIpv6(head + tail)
}

function parseIpv4(address: string) {
  const bytes = address.split('.').map(Number)
  return bytes.every((byte) => byte < 256) ? bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n) : undefined
}

function parseIpv6(address: string) {
  const [head, tail, ...more] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  if (!head || more.length > 0) return undefined
  const missing = GROUPS - head.length - (tail?.length ?? 0)
  if (tail ? missing < 1 : missing !== 0) return undefined
  const groups = [...head, ...new Array<string>(missing).fill('0'), ...(tail ?? [])]
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined
  return BigInt(`0x${groups.map((group) => group.padStart(4, '0')).join('')}`)
}
