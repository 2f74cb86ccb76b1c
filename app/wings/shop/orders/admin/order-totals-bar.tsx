import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '~/platform/http/api-client'
import { formatNumber } from '~/platform/text/format-number'
import { useFormatMoney } from '~/wings/site/settings/money'
import { ordersClient } from '../api'
import { orderFilterNames } from '../management/order-filter'
import type { OrderTotals } from '../management/order-totals.queries.server'

type OrderTotalsState = { state: 'loading' } | { state: 'known'; totals: OrderTotals[] } | { state: 'failed' }

/** Above the list: what all orders of the filter come to, in each currency. */
export function OrderTotalsBar() {
  const totals = useOrderTotals()
  return (
    <section aria-label="Totals" aria-busy={totals.state === 'loading'} className="mb-4 min-h-14">
      {totals.state === 'loading' && <div className="h-14 animate-pulse rounded-md bg-wash" />}
      {totals.state === 'failed' && <p className="py-4 text-dense text-muted">Could not load the totals.</p>}
      {totals.state === 'known' && totals.totals.length === 0 && (
        <p className="py-4 text-dense text-muted">No payments in these orders. Test payments are not included.</p>
      )}
      {totals.state === 'known' && totals.totals.map((sum) => <CurrencyTotals key={sum.currency} sum={sum} />)}
    </section>
  )
}

function CurrencyTotals({ sum: { currency, orders, paid, refunded, disputed, net } }: { sum: OrderTotals }) {
  const format = useFormatMoney()
  const amountOf = (amount: number) => format(amount, currency)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-b border-line py-2 first:border-t tabular-nums">
      <Amount name="Net payments" value={amountOf(net)} isMain />
      <Amount name="Paid" value={amountOf(paid)} />
      <Amount name="Refunded" value={amountOf(refunded)} />
      <Amount name="Disputed" value={amountOf(disputed)} />
      <Amount name={`Orders in ${currency}`} value={formatNumber(orders)} />
    </dl>
  )
}

function Amount({ name, value, isMain = false }: { name: string; value: string; isMain?: boolean }) {
  return (
    <div>
      <dt className="text-dense text-faint">{name}</dt>
      <dd className={isMain ? 'font-semibold' : ''}>{value}</dd>
    </div>
  )
}

/** What the orders of the filter come to. The list does not wait for it: adding up takes longer than showing fifty rows. */
function useOrderTotals(): OrderTotalsState {
  const [params] = useSearchParams()
  const filter = new URLSearchParams(orderFilterNames.flatMap((name) => [[name, params.get(name) ?? '']])).toString()
  const [known, setKnown] = useState<{ filter: string; totals: OrderTotals[] | undefined }>()
  useEffect(() => {
    const { signal, abort } = abortable()
    callApi(ordersClient.get('/totals', { query: Object.fromEntries(new URLSearchParams(filter)), signal })).then(
      (reply) => setKnown({ filter, totals: reply.ok ? reply.body.totals : undefined }),
      () => {}, // given up for a newer filter
    )
    return abort
  }, [filter])
  if (known?.filter !== filter) return { state: 'loading' }
  return known.totals ? { state: 'known', totals: known.totals } : { state: 'failed' }
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
