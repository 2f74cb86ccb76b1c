import type { IncomingMessage } from 'node:http'
import { parseTrustedProxies } from '~/platform/env/trusted-proxies'
import { expect, test } from '~test/test'
import { clientAddress } from './client-address'

const nobody = () => false

function addressOf(peer: string, forwarded: string | undefined, trusted?: string) {
  const incoming = { socket: { remoteAddress: peer } } as IncomingMessage
  const trust = trusted === undefined ? nobody : parseTrustedProxies(trusted)
  return clientAddress(incoming, { header: () => forwarded }, trust ?? expect.fail(`${trusted} is refused`))
}

test('without a trusted proxy nobody is believed, wherever they stand', () => {
  for (const peer of ['198.51.100.7', '10.0.0.5', '127.0.0.1', '::ffff:172.18.0.4', 'fd00::3', '::1'])
    expect(addressOf(peer, '203.0.113.9')).toBe(peer)
})

// what the visitor sent stands on the left; each proxy adds who it was asked by
test.for([
  ['one proxy', '172.18.0.4', '203.0.113.9', '1', '203.0.113.9'],
  ['one proxy, a visitor who lies', '172.18.0.4', '127.0.0.1, 203.0.113.9', '1', '203.0.113.9'],
  ['one proxy that says nothing', '172.18.0.4', undefined, '1', '172.18.0.4'],
  ['two proxies', '172.18.0.4', '203.0.113.9, 198.51.100.1', '2', '203.0.113.9'],
  ['two proxies, a visitor who lies', '172.18.0.4', '8.8.8.8, 203.0.113.9, 198.51.100.1', '2', '203.0.113.9'],
  ['two proxies, asked past the first', '172.18.0.4', '203.0.113.9', '2', '203.0.113.9'],
  [
    'two proxies by their networks',
    '::ffff:172.18.0.4',
    '203.0.113.9, 198.51.100.1',
    '172.16.0.0/12,198.51.100.0/24',
    '203.0.113.9',
  ],
  ['a proxy elsewhere than said', '192.0.2.1', '203.0.113.9', '172.16.0.0/12', '192.0.2.1'],
  ['IPv6', 'fd12::1', '2001:db8::7', 'fd00::/8, 172.16.0.0/12', '2001:db8::7'],
  ['nothing but trusted ones', '10.0.0.1', '10.0.0.9, 10.0.0.2', '10.0.0.0/8', '10.0.0.9'],
  ['words instead of an address', '10.0.0.1', 'unknown', '1', '10.0.0.1'],
  ['words behind an address', '10.0.0.1', 'unknown, 203.0.113.9', '3', '203.0.113.9'],
  ['no proxy', '203.0.113.9', '8.8.8.8', '0', '203.0.113.9'],
] as const)('%s: who asks is known', ([, peer, forwarded, trusted, expected]) => {
  expect(addressOf(peer, forwarded, trusted)).toBe(expected)
})

test.for(['', ' ', 'all', '-1', '99', '10.0.0.0/33', '10.0.0/8', '10.0.0.1/', 'fd00::/129', '10.0.0.0/8,', 'proxy'])(
  '“%s” names no proxies',
  (text) => {
    expect(parseTrustedProxies(text)).toBeUndefined()
  },
)
