import { BlockList, isIPv4 } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IpRanges } from './ip-ranges'

const list = `
# a provider
198.51.100.0/24
198.51.100.128/25   # within the one above
203.0.113.7

2001:db8:1::/48
2001:DB8:2:3::5
`

test.for<[string, boolean]>([
  ['198.51.99.255', false],
  ['198.51.100.0', true],
  ['198.51.100.255', true],
  ['198.51.101.0', false],
  ['::ffff:198.51.100.9', true],
  ['203.0.113.7', true],
  ['203.0.113.8', false],
  ['2001:db8:1::', true],
  ['2001:db8:1:ffff:ffff:ffff:ffff:ffff', true],
  ['2001:db8:2::', false],
  ['2001:db8:2:3:0:0:0:5', true],
  ['', false],
  ['nonsense', false],
  ['1.2.3.999', false],
  ['::1::2', false],
  ['2001:db8:1', false],
])('%s is in the list: %s', ([address, isIn]) => {
  expect(new IpRanges(list).has(address)).toBe(isIn)
})

test.for(['198.51.100.0/33', '2001:db8::/129', 'amazon', '198.51.100.0/24/7', '300.0.0.0/8', '198.51.100.0/'])(
  'a line such as %s stops the reading, by its number',
  (line) => {
    expect(() => new IpRanges(`10.0.0.0/8\n${line}`)).toThrow('line 2 is not a network')
  },
)

test('whatever networks are listed, an address is found in them as the platform’s own list finds it', () => {
  const v4 = fc.ipV4()
  const v6 = fc.ipV6().filter((address) => !address.includes('.'))
  const network = fc.oneof(
    fc.tuple(v4, fc.integer({ min: 0, max: 32 })),
    fc.tuple(v6, fc.integer({ min: 0, max: 128 })),
  )
  const family = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')
  fc.assert(
    fc.property(
      fc.array(network, { maxLength: 20 }),
      fc.array(fc.oneof(v4, v6), { maxLength: 20 }),
      (networks, some) => {
        const known = new BlockList()
        for (const [address, length] of networks) known.addSubnet(address, length, family(address))
        const ranges = new IpRanges(networks.map(([address, length]) => `${address}/${length}`).join('\n'))
        for (const address of [...some, ...networks.map(([first]) => first)])
          expect([address, ranges.has(address)]).toEqual([address, known.check(address, family(address))])
      },
    ),
  )
})
