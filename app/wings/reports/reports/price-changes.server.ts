import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { formatDollarPrice } from '~/wings/shop/products/product'
import { listFieldChanges } from '~/wings/site/audit-log/recorded-actions.queries.server'

// of what was not public before or after, no visitor saw a price
const seen = z.object({ tiers: z.array(z.object({ price: z.number() })).min(1), publishedAt: z.string() })

/** Products that visitors saw at another price from a moment on, the last first. */
export async function listPriceChanges(db: Database, since: Date, until: Date, limit: number) {
  const what = { actions: ['product.published', 'product.imported', 'product.put back'], field: 'tiers' }
  const changes = await listFieldChanges(db, what, { since, until, limit })
  return changes.flatMap(({ happenedAt, subject, subjectTitle, ...change }) => {
    const [was, is] = [seen.safeParse(change.before).data, seen.safeParse(change.after).data]
    if (!was || !is || formatPrices(was) === formatPrices(is)) return []
    const text = `Price of ${subjectTitle}: ${formatPrices(was)} → ${formatPrices(is)}`
    return { at: happenedAt, text, productId: subject.slice('product:'.length) }
  })
}

function formatPrices({ tiers }: z.infer<typeof seen>) {
  return tiers.map(({ price }) => formatDollarPrice(price)).join(', ')
}
