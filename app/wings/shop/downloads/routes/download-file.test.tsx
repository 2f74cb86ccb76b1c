import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { anOrder } from '~/wings/shop/orders/fixtures'
import { callRoute } from '~test/route-call'
import { expect, test } from '~test/test'
import { grantDownloads, revokeDownloads } from '../download-links.commands.server'
import { aProductFileRow } from '../fixtures'
import { InactiveDownloadLink } from '../inactive-download-link'
import { loader } from './download-file'

async function aLink(db: Database, days = 30) {
  const order = await anOrder(db)
  const { token } = await grantDownloads(db, { secret: 'secret', order, days, limit: 2 })
  const { id: file } = await aProductFileRow(db, { productId: order.productId })
  return { order, params: { token, file } }
}

type Params = Awaited<ReturnType<typeof aLink>>['params']

async function refusal(db: Database, params: Params) {
  const answer = await callRoute(loader, db, { params, headers: { accept: '*/*' } })
  return [answer.status, await answer.text()]
}

test('a program is told why a link hands nothing out, and a person is led to its page', async ({ db }) => {
  const [revoked, expired, used] = [await aLink(db), await aLink(db, -1), await aLink(db)]
  await revokeDownloads(db, revoked.order.id)
  await db.updateTable('downloadLinks').set({ downloads: 2 }).where('orderId', '=', used.order.id).execute()
  expect(await refusal(db, revoked.params)).toEqual([403, 'Download access for this order was revoked.\n'])
  expect(await refusal(db, expired.params)).toEqual([
    410,
    'This link has expired. Request a new one on the download page.\n',
  ])
  expect(await refusal(db, used.params)).toEqual([
    410,
    'This link has reached its download limit. Request a new one on the download page.\n',
  ])
  const unknown = { ...used.params, token: 'x'.repeat(used.params.token.length) }
  expect(await refusal(db, unknown)).toEqual([404, 'File not found.\n'])
  const answer = await callRoute(loader, db, { params: revoked.params, headers: { accept: 'text/html' } })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/download/${revoked.params.token}`])
})

test.for([
  ['revoked', 'This link was revoked', false],
  ['expired', 'This link has expired', true],
  ['used-up', 'This link has reached its download limit', true],
] as const)('the page of a link that is %s says so', ([state, title, offersFresh]) => {
  const ended = { state, productName: 'QueuePro', token: 'token', isNewLinkSent: false }
  const Page = createRoutesStub([{ path: '/', Component: () => <InactiveDownloadLink {...ended} /> }])
  const html = renderToString(<Page />)
  expect(html).toContain(title)
  expect(html.includes('Send me a new link')).toBe(offersFresh)
})
