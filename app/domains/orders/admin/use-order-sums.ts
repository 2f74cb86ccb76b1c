import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '~/platform/api-client'
import { filterNames } from '../desk/order-filter'
import type { OrderSum } from '../desk/sum-orders.server'

type OrderSums = { state: 'loading' } | { state: 'known'; sums: OrderSum[] } | { state: 'failed' }

/** What the orders of the filter come to. The list does not wait for it: adding up takes longer than showing fifty rows. */
export function useOrderSums(): OrderSums {
  const [params] = useSearchParams()
  const filter = new URLSearchParams(filterNames.flatMap((name) => [[name, params.get(name) ?? '']])).toString()
  const [known, setKnown] = useState<{ filter: string; sums: OrderSum[] | undefined }>()
  useEffect(() => {
    const { signal, abort } = abortable()
    callApi<{ sums: OrderSum[] }>({ path: `/admin/orders/sums?${filter}`, method: 'GET', signal }).then(
      (reply) => setKnown({ filter, sums: reply.ok ? reply.body.sums : undefined }),
      () => {}, // given up for a newer filter
    )
    return abort
  }, [filter])
  if (known?.filter !== filter) return { state: 'loading' }
  return known.sums ? { state: 'known', sums: known.sums } : { state: 'failed' }
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
