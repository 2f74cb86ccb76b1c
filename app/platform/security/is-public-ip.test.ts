import { expect, test } from 'vitest'
import { isPublicIp } from './is-public-ip'

test.for([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...[
    '255.255.255.255',
    '198.18.0.1',
    '::1',
    '::',
    'fe80::1%eth0',
    'fc00::1',
    'fd12::1',
    '::ffff:127.0.0.1',
    'ff02::1',
  ],
  ...['::ffff:7f00:1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', '::127.0.0.1'],
])('%s is no address of the public internet', (address) => {
  expect(isPublicIp(address)).toBe(false)
})

test.for(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:2800:220:1:248:1893:25c8:1946'])('%s is one', (address) => {
  expect(isPublicIp(address)).toBe(true)
})
