import { z } from 'zod'
import { type Positions, positionsIn } from '~/platform/positions'
import { fates, partWords } from './archive-import'

const filter = z.object({
  /** Empty: all of them. */
  part: z.enum(['', ...Object.keys(partWords)]).catch(''),
  fate: z.enum(['', ...fates]).catch(''),
})

export type ItemFilter = z.output<typeof filter> & Positions

/** What of a report is shown, as the address says; what it does not know is left out. */
export function readItemFilter(params: URLSearchParams): ItemFilter {
  const shown = filter.parse({ part: params.get('part') ?? '', fate: params.get('fate') ?? '' })
  return { ...shown, ...positionsIn(params) }
}
