import { describe } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { aPost } from '~/wings/content/blog/fixtures'
import { rebuildChangedDays } from '~/wings/events/analytics/rebuild-days.server'
import { aProduct } from '~/wings/shop/products/fixtures'
import { storeCountedVisits, twoVisits } from '~test/store-counted-visits'
import { expect, test } from '~test/test'
import { exportReportCsv } from './export-report.server'

const march = 'period=custom&from=2026-03-01&to=2026-03-31'

async function linesOf(db: Database, query: string) {
  let text = ''
  for await (const line of await exportReportCsv(db, new URLSearchParams(`${march}&${query}`))) text += line
  return text.trim().split('\r\n')
}

describe('a file', () => {
  test('of goals has each with what it brought, of the visits that are chosen', async ({ database: { db } }) => {
    await storeCountedVisits(db, '2026-03-02', twoVisits)
    await rebuildChangedDays(db)
    const goals = await linesOf(db, 'panel=goals')
    expect(goals[0]).toBe('goal,counts,times,visits,share,revenue')
    expect(goals).toContain('Purchase,Any purchase,1,1,0.5,499')
    expect(await linesOf(db, 'panel=goals&event=purchase')).toContain('Purchase,Any purchase,1,1,1,499')
  })

  test('of funnels has a line for each step', async ({ database: { db } }) => {
    await storeCountedVisits(db, '2026-03-02', twoVisits)
    await rebuildChangedDays(db)
    expect(await linesOf(db, 'panel=funnels')).toEqual([
      'funnel,step,counts,visits,step conversion rate,conversion rate',
      'Page to purchase,1,Any page,2,1,1',
      'Page to purchase,2,Any product,1,0.5,0.5',
      'Page to purchase,3,Any call to action,1,1,0.5',
      'Page to purchase,4,Any checkout,1,1,0.5',
      'Page to purchase,5,Any purchase,1,1,0.5',
    ])
  })

  test('of a product has the way to its purchase, of a post where its readers came from', async ({
    database: { db },
  }) => {
    const product = await aProduct(db, { slug: 'queuepro' })
    const post = await aPost(db, { slug: 'queues' })
    await storeCountedVisits(db, '2026-03-02', [...twoVisits, [['page_view', '/blog/queues']]])
    await rebuildChangedDays(db)
    const way = await linesOf(db, `panel=way&product=${product.id}`)
    expect(way.slice(0, 3)).toEqual([
      'value,name,visits,share',
      'Product view,1. Product view,1,1',
      'Call-to-action click,2. Call-to-action click,1,1',
    ])
    const chart = await linesOf(db, `panel=chart&post=${post.id}`)
    expect(chart.slice(0, 3)).toEqual(['day,visitors', '2026-03-01,0', '2026-03-02,1'])
    expect(await linesOf(db, `panel=sources&post=${post.id}`)).toEqual([
      'value,name,visitors,share',
      'Google,Google,1,1',
    ])
  })

  test.for(['panel=constructor', 'panel=', 'panel=way&product=none', 'panel=sources&post=none'])(
    'of nothing that is counted there is none: %s',
    async (query, { db }) => {
      await expect(linesOf(db, query)).rejects.toMatchObject({ init: { status: 404 } })
    },
  )

  test('of a page has only its own cards', async ({ db }) => {
    const { id } = await aPost(db, { slug: 'queues' })
    await expect(linesOf(db, `panel=way&post=${id}`)).rejects.toMatchObject({ init: { status: 404 } })
  })
})
