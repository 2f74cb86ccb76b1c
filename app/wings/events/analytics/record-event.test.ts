import { anonymizeIp } from '~/wings/site/visits/anonymize-ip'
import { expect, test } from '~test/test'
import { recordEvent } from './record-event.server'

test.for<[string, string]>([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1234:5678:9abc::1', '2001:db8:1234::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['2001::5:6:7:8:9:a', '2001:0:5::'],
  ['1:2:3:4:5:6:7:8', '1:2:3::'],
  ['::1', '0:0:0::'],
  ['2001:0DB8:00ff::', '2001:db8:ff::'],
  ['', '0.0.0.0'],
  ['nonsense', '0.0.0.0'],
])('of the address %s only its network is kept', ([address, kept]) => {
  expect(anonymizeIp(address)).toBe(kept)
})

test('an event is kept with the network it came from', async ({ db }) => {
  const visit = { ipAddress: '203.0.113.77', userAgent: 'Firefox', country: 'Portugal', sessionId: 's1' }
  await recordEvent(db, { eventType: 'purchase', pagePath: '/x', ...visit, metadata: { is_admin: false, amount: 499 } })
  expect(await db.selectFrom('analyticsEvents').selectAll().execute()).toMatchObject([
    {
      eventType: 'purchase',
      pagePath: '/x',
      referrer: 'direct',
      userAgent: 'Firefox',
      sessionId: expect.stringMatching(/^[a-z0-9]+$/),
      ipAddress: '203.0.113.0',
      country: 'Portugal',
      metadata: { is_admin: false, amount: 499 },
    },
  ])
})

test("an admin's event has no location", async ({ db }) => {
  await recordEvent(db, {
    eventType: 'purchase',
    pagePath: '/',
    ipAddress: '',
    country: 'Portugal',
    metadata: { is_admin: true },
  })
  expect(await db.selectFrom('analyticsEvents').select('country').execute()).toEqual([{ country: 'Unknown' }])
})
