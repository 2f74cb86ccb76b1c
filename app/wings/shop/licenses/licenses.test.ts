import { anOrder } from '~/wings/shop/orders/fixtures'
import { testAdmin } from '~test/admin-request'
import { expect, test } from '~test/test'
import { activateLicenseKey, deactivateLicenseKey, validateLicenseKey } from './activation.commands.server'
import { issueLicense, reinstateLicense, removeActivation, revokeLicense } from './commands.server'
import { generateLicenseKey, parseLicenseKey } from './license-key.server'
import { findLicenseOfOrder } from './queries.server'

test('a key begins with the mark of the brand and has a hundred bits that are easy to read aloud', () => {
  const keys = Array.from({ length: 2_000 }, () => generateLicenseKey('Harbor'))
  for (const key of keys) expect(key).toMatch(/^HARB(-[0-9A-HJKMNP-TV-Z]{5}){4}$/)
  expect(new Set(keys).size).toBe(keys.length)
  const used = new Set(keys.flatMap((key) => [...key.slice(5).replaceAll('-', '')]))
  expect(used.size).toBe(32)
  expect(generateLicenseKey('Élan & Søn')).toMatch(/^ELAN-/)
  expect(generateLicenseKey('株式会社')).toMatch(/^KEY-/)
})

test.each([
  ['harb-7k2qm-4xw9t-0zc5r-pn8hd', 'HARB-7K2QM-4XW9T-0ZC5R-PN8HD'],
  [' HARB-7K2QM-4XW9T-OZC5R-PN8HD\n', 'HARB-7K2QM-4XW9T-0ZC5R-PN8HD'],
  ['SOIL-IL2QM-4XW9T-0ZC5R-PN8HD', 'SOIL-112QM-4XW9T-0ZC5R-PN8HD'],
  ['HARB-7K2QM-4XW9T-0ZC5R', undefined],
  ['HARB-7K2QM-4XW9T-0ZC5R-PN8HDX', undefined],
  ['', undefined],
])('%j is read as %j', (typed, key) => {
  expect(parseLicenseKey(typed)).toBe(key)
})

test('an order has one key, however often it is given', async ({ db }) => {
  const { id: orderId } = await anOrder(db)
  const key = await issueLicense(db, { orderId, activations: 2 })
  expect(await issueLicense(db, { orderId, activations: 5 })).toBe(key)
  expect(await findLicenseOfOrder(db, orderId)).toMatchObject({
    key,
    activationLimit: 2,
    revokedAt: null,
    activations: [],
  })
})

test('a key is used in as many places as its tier allows, and a freed place can be taken again', async ({ db }) => {
  const { id: orderId } = await anOrder(db)
  const key = await issueLicense(db, { orderId, activations: 2 })
  expect(await activateLicenseKey(db, key, 'a.example')).toMatchObject({ activated: true, activations: 1 })
  expect(await activateLicenseKey(db, key, 'a.example')).toMatchObject({ activations: 1 })
  await activateLicenseKey(db, key.toLowerCase(), 'b.example')
  await expect(activateLicenseKey(db, key, 'c.example')).rejects.toThrow('its limit of 2 activations')
  expect(await validateLicenseKey(db, key, 'c.example')).toMatchObject({
    valid: true,
    activated: false,
    activations: 2,
  })
  await deactivateLicenseKey(db, key, 'a.example')
  expect(await deactivateLicenseKey(db, key, 'a.example')).toMatchObject({ activations: 1, activated: false })
  expect(await activateLicenseKey(db, key, 'c.example')).toMatchObject({ activations: 2 })
})

test('a key without a limit has always a place left', async ({ db }) => {
  const { id: orderId } = await anOrder(db)
  const key = await issueLicense(db, { orderId, activations: null })
  for (let n = 1; n <= 20; n++) await activateLicenseKey(db, key, `site-${n}`)
  expect(await validateLicenseKey(db, key)).toMatchObject({ activations: 20, activation_limit: null, activated: null })
})

test('of two who want the last place at once, one gets it', async ({ database: { db } }) => {
  const { id: orderId } = await anOrder(db)
  const key = await issueLicense(db, { orderId, activations: 3 })
  await activateLicenseKey(db, key, 'first')
  const tries = Array.from({ length: 8 }, (_, n) => activateLicenseKey(db, key, `site-${n}`))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect((await findLicenseOfOrder(db, orderId))?.activations).toHaveLength(3)
})

test('a revoked key says so and takes no place, and works again when access is given back', async ({ db }) => {
  const { id: orderId } = await anOrder(db)
  const key = await issueLicense(db, { orderId, activations: 2 })
  await activateLicenseKey(db, key, 'a.example')
  await revokeLicense(db, orderId, new Date('2026-03-02'))
  await revokeLicense(db, orderId, new Date('2026-03-05'))
  expect((await findLicenseOfOrder(db, orderId))?.revokedAt).toEqual(new Date('2026-03-02'))
  expect(await validateLicenseKey(db, key, 'a.example')).toMatchObject({
    valid: false,
    status: 'revoked',
    activated: true,
  })
  await expect(activateLicenseKey(db, key, 'b.example')).rejects.toThrow('This license key was revoked.')
  await reinstateLicense(db, orderId)
  expect(await validateLicenseKey(db, key, 'a.example')).toMatchObject({ valid: true, activations: 1 })
})

test('a place is freed by the studio or the buyer, and never one of another order', async ({ db }) => {
  const [mine, other] = [await anOrder(db), await anOrder(db)]
  const key = await issueLicense(db, { orderId: mine.id, activations: 1 })
  await activateLicenseKey(db, key, 'a.example')
  const [activation] = (await findLicenseOfOrder(db, mine.id))?.activations ?? []
  const activationId = activation?.id ?? ''
  await expect(removeActivation(db, undefined, other.id, activationId)).rejects.toThrow('already removed')
  expect(await removeActivation(db, testAdmin, mine.id, activationId)).toBe('a.example')
  const entries = await db.selectFrom('auditEntries').select(['action', 'subject', 'subjectTitle']).execute()
  expect(entries).toEqual([{ action: 'activation.removed', subject: `order:${mine.id}`, subjectTitle: 'a.example' }])
})
