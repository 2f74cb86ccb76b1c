import { useState } from 'react'

/** Rows in an order that is on its way to the server; in their own one when there is none. */
export function useOptimisticOrder<Row extends { id: string }>(rows: Row[]) {
  const [order, setOrder] = useState<string[]>()
  const placeOf = ({ id }: Row) => order?.indexOf(id) ?? 0
  return { shown: order ? rows.toSorted((a, b) => placeOf(a) - placeOf(b)) : rows, setOrder }
}
