import { BlockList, isIPv6 } from 'node:net'

const privateRanges = new BlockList()
for (const [network, prefix] of [
  // this network, private, shared (carriers), loopback, link-local, protocols, tests, relays, benchmarks, multicast, reserved
  ...[
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
  ],
  ...[
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ],
  ...[
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
] as [string, number][]) {
  privateRanges.addSubnet(network, prefix, 'ipv4')
}

const publicRanges = new BlockList()
publicRanges.addSubnet('2000::', 3, 'ipv6')
// inside of what is public: tunnels and translations that carry any IPv4 address, documentation, protocols
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as [string, number][]) {
  privateRanges.addSubnet(network, prefix, 'ipv6')
}

/** Whether an address is one of the internet, and not of this machine or of a network around it. */
export function isPublicIp(address: string) {
  const [plain = ''] = address.split('%', 1)
  if (!isIPv6(plain)) return !privateRanges.check(plain, 'ipv4')
  return publicRanges.check(plain, 'ipv6') && !privateRanges.check(plain, 'ipv6')
}
