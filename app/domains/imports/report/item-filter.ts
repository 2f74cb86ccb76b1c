import { z } from 'zod'
import { type Positions, positionsIn } from '~/platform/positions'
import { outcomes } from '../import-run'

const filter = z.object({
  /** Empty: all items. `notes`: those of which something is said. `left`: those that the undoing has kept. */
  show: z.enum(['', 'notes', 'left', ...outcomes]).catch(''),
})

export type ItemFilter = z.output<typeof filter> & Positions

/** What of a report is shown, as the address says; what it does not know is left out. */
export function readItemFilter(params: URLSearchParams): ItemFilter {
  return { ...filter.parse({ show: params.get('show') ?? '' }), ...positionsIn(params) }
}
