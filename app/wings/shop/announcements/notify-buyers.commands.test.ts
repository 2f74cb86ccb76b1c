import type { Database } from '~/platform/database/database.server'
import { addProductFile } from '~/wings/shop/downloads/commands.server'
import { aProductFileRow } from '~/wings/shop/downloads/fixtures'
import { findDownloadLink } from '~/wings/shop/downloads/queries.server'
import { anOrder } from '~/wings/shop/orders/fixtures'
import { aProduct } from '~/wings/shop/products/fixtures'
import { listDeliverableMails } from '~test/deliverable-mails'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { announceFirstFile, announceVersion, cancelAnnouncement, listVersionAnnouncements } from './commands.server'
import { notifyNextBuyers } from './notify-buyers.commands.server'

const by = { id: null, email: 'ada@harbor.test' }
const env = testEnvironment()
const mails = (db: Database) => listDeliverableMails(db)
const tokenIn = (text: string) => /\/download\/([\w-]{43})/.exec(text)?.[1] ?? ''

async function aVersionToTell(db: Database) {
  const { id: productId } = await aProduct(db)
  await aProductFileRow(db, { productId, version: '2.0', notes: 'Faster lists' })
  return productId
}

/** Does the job's work until it hands nothing over any more; answers how many batches it took. */
async function tellAll(db: Database) {
  const { id } = await db.selectFrom('versionAnnouncements').select('id').executeTakeFirstOrThrow()
  for (let batches = 1; ; batches++) {
    let isMore = false
    await notifyNextBuyers(db, env, id, async () => {
      isMore = true
    })
    if (!isMore) return batches
  }
}

test('buyers are told of a version once each, with a link that works', async ({ db }) => {
  const productId = await aVersionToTell(db)
  for (const email of ['zoe@example.com', 'yan@example.com']) await anOrder(db, { productId, email })
  await anOrder(db, { productId, email: 'zoe@example.com', tierName: 'Agency' }) // bought twice, told once
  await anOrder(db, { productId, email: 'xia@example.com', status: 'refunded' })
  await anOrder(db, { productId, email: 'wim@example.com', status: 'open', paidAt: null })
  await anOrder(db, { productId, email: 'vic@example.com', accessRevokedAt: new Date() })
  await anOrder(db, { email: 'una@example.com' }) // another product
  expect(await announceVersion(db, by, productId, '2.0')).toBe(2)
  await tellAll(db)
  const sent = await mails(db)
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual(['yan@example.com', 'zoe@example.com'])
  for (const { subject, plainText } of sent) {
    expect(subject).toBe('QueuePro 2.0 is available')
    expect(plainText).toContain('Faster lists')
    expect(await findDownloadLink(db, tokenIn(plainText))).toMatchObject({ state: 'ready', productId })
  }
  expect(await listVersionAnnouncements(db, productId)).toMatchObject([{ version: '2.0', notifiedCount: 2 }])
  await expect(announceVersion(db, by, productId, '2.0')).rejects.toThrow('already been emailed about 2.0')
})

test('who bought a product before it had files is told of the first one by itself, and of no later one', async ({
  db,
}) => {
  const { id: productId } = await aProduct(db)
  await anOrder(db, { productId, email: 'zoe@example.com' })
  const upload = (version: string, name: string) => {
    const bytes = { fileName: name, byteSize: 1, checksum: name, storedAs: name }
    return addProductFile(db, by, { productId, version, notes: '', ...bytes }, announceFirstFile)
  }
  await upload('1.0', 'ledger.zip')
  await anOrder(db, { productId, email: 'late@example.com', paidAt: new Date(Date.now() + 60_000) })
  await upload('1.0', 'guide.pdf')
  await tellAll(db)
  await upload('1.1', 'ledger-1.1.zip')
  expect(await listVersionAnnouncements(db, productId)).toMatchObject([{ version: '1.0', notifiedCount: 1 }])
  const sent = await mails(db)
  expect(sent.map(({ recipient }) => recipient)).toEqual(['zoe@example.com'])
  expect(sent[0]?.plainText).toMatch(/is available\n\nIt is included in your purchase\.\n/)
  expect(await findDownloadLink(db, tokenIn(sent[0]?.plainText ?? ''))).toMatchObject({ state: 'ready', productId })
})

test('two first files that come at once are both taken, and announced once', async ({ db }) => {
  const { id: productId } = await aProduct(db)
  await anOrder(db, { productId })
  for (let times = 0; times < 2; times++) await announceFirstFile(db, by, { productId, version: '1.0' })
  expect(await listVersionAnnouncements(db, productId)).toHaveLength(1)
})

test('the first file of a product that nobody bought is announced to nobody', async ({ db }) => {
  const { id: productId } = await aProduct(db)
  await announceFirstFile(db, by, { productId, version: '1.0' })
  expect(await listVersionAnnouncements(db, productId)).toEqual([])
})

test('a job that dies in the middle of a batch, or runs again, mails nobody twice and forgets nobody', async ({
  db,
}) => {
  const productId = await aVersionToTell(db)
  for (let buyer = 0; buyer < 120; buyer++) await anOrder(db, { productId, email: `buyer-${buyer}@example.com` })
  await announceVersion(db, by, productId, '2.0')
  const { id } = await db.selectFrom('versionAnnouncements').select('id').executeTakeFirstOrThrow()
  const dies = notifyNextBuyers(db, env, id, () => Promise.reject(new Error('killed')))
  await expect(dies).rejects.toThrow('killed')
  expect(await mails(db)).toEqual([])
  expect(await tellAll(db)).toBe(3)
  await tellAll(db)
  const recipients = (await mails(db)).map(({ recipient }) => recipient)
  expect([recipients.length, new Set(recipients).size]).toEqual([120, 120])
})

test('an announcement is taken back before its first mail, and not after', async ({ db }) => {
  const productId = await aVersionToTell(db)
  await anOrder(db, { productId })
  await announceVersion(db, by, productId, '2.0')
  await cancelAnnouncement(db, by, productId, '2.0')
  await announceVersion(db, by, productId, '2.0')
  await tellAll(db)
  await expect(cancelAnnouncement(db, by, productId, '2.0')).rejects.toThrow('have already been sent')
})

test('what nobody bought, or is not offered, is not announced', async ({ db }) => {
  const productId = await aVersionToTell(db)
  await expect(announceVersion(db, by, productId, '2.0')).rejects.toThrow('has no customers yet')
  await anOrder(db, { productId })
  await expect(announceVersion(db, by, productId, '3.0')).rejects.toThrow('Version 3.0 has no files')
  await db.updateTable('productFiles').set({ withdrawnAt: new Date() }).execute()
  await expect(announceVersion(db, by, productId, '2.0')).rejects.toThrow('Version 2.0 has no files')
})
