import { z } from 'zod'
import { type PositionCursor, parsePositionCursor } from '~/platform/lists/position-cursor'
import { archiveOutcomes, archivePartLabels } from './archive-import'

const filter = z.object({
  /** Empty: all of them. */
  part: z.enum(['', ...Object.keys(archivePartLabels)]).catch(''),
  outcome: z.enum(['', ...archiveOutcomes]).catch(''),
})

export type ArchiveItemFilter = z.output<typeof filter> & PositionCursor

/** What of a report is shown, as the address says; what it does not know is left out. */
export function readArchiveItemFilter(params: URLSearchParams): ArchiveItemFilter {
  const shown = filter.parse({ part: params.get('part') ?? '', outcome: params.get('outcome') ?? '' })
  return { ...shown, ...parsePositionCursor(params) }
}
