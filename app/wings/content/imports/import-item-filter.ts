import { z } from 'zod'
import { type PositionCursor, parsePositionCursor } from '~/platform/lists/position-cursor'
import { importOutcomes } from './import-run'

const filter = z.object({
  /** Empty: all items. `notes`: those of which something is said. `left`: those that the undoing has kept. */
  show: z.enum(['', 'notes', 'kept-by-undo', ...importOutcomes]).catch(''),
})

export type ImportItemFilter = z.output<typeof filter> & PositionCursor

/** What of a report is shown, as the address says; what it does not know is left out. */
export function readImportItemFilter(params: URLSearchParams): ImportItemFilter {
  return { ...filter.parse({ show: params.get('show') ?? '' }), ...parsePositionCursor(params) }
}
