import { z } from 'zod'
import { outcomes } from '../import-run'

const position = z.coerce.number().int().min(0).max(2_147_483_647).optional().catch(undefined)

const filter = z.object({
  /** Empty: all items. `notes`: those of which something is said. `left`: those that the undoing has kept. */
  show: z.enum(['', 'notes', 'left', ...outcomes]).catch(''),
  after: position,
  before: position,
})

export type ItemFilter = z.output<typeof filter>

/** What of a report is shown, as the address says; what it does not know is left out. */
export function readItemFilter(params: URLSearchParams): ItemFilter {
  const given = (name: string) => params.get(name) || undefined
  return filter.parse({ show: given('show') ?? '', after: given('after'), before: given('before') })
}
