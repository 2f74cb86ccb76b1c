import { newUuid } from '~/platform/database/new-uuid'
import { serializeVisit } from '~/wings/site/visits/serialize-visit'

/** Fills the hidden fields of an order: the visit, whose field this is, and its key beside it. */
export default function orderForm(element: HTMLElement) {
  const visit = element as HTMLInputElement
  const key = visit.form?.elements.namedItem('idempotencyKey')
  visit.value = serializeVisit()
  if (key instanceof HTMLInputElement && !key.value) key.value = newUuid()
  return undefined
}
