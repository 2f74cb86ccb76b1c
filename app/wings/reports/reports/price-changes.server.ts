import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { formatPrice } from '~/wings/shop/products/product'
import { fromWholeDollars } from '~/wings/shop/products/product-content'
import { listFieldChanges } from '~/wings/site/audit-log/recorded-actions.queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'

// of what was not public before or after, no visitor saw a price
const seen = z.preprocess(
  fromWholeDollars,
  z.object({
    tiers: z.array(z.object({ price: z.number() })).min(1),
    currency: z.string(),
    publishedAt: z.string(),
  }),
)

/** Products that visitors saw at another price from a moment on, the last first. */
export async function listPriceChanges(db: Database, since: Date, until: Date, limit: number) {
  const actions = ['product.published', 'product.imported', 'product.put back']
  const changes = await listFieldChanges(db, { actions, fields: ['tiers', 'currency'] }, { since, until, limit })
  const { language } = await findBrand(db)
  const formatPrices = ({ tiers, currency }: z.output<typeof seen>) =>
    tiers.map(({ price }) => formatPrice(price, currency, language)).join(', ')
  return changes.flatMap(({ happenedAt, subject, subjectTitle, ...change }) => {
    const [was, is] = [seen.safeParse(change.before).data, seen.safeParse(change.after).data]
    if (!was || !is || formatPrices(was) === formatPrices(is)) return []
    const text = `Price of ${subjectTitle}: ${formatPrices(was)} → ${formatPrices(is)}`
    return { at: happenedAt, text, productId: subject.slice('product:'.length) }
  })
}
