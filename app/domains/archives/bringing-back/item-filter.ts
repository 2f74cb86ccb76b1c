import { z } from 'zod'
import { fates, partWords } from './archive-import'

const position = z.coerce.number().int().min(0).max(2_147_483_647).optional().catch(undefined)

const filter = z.object({
  /** Empty: all of them. */
  part: z.enum(['', ...Object.keys(partWords)]).catch(''),
  fate: z.enum(['', ...fates]).catch(''),
  after: position,
  before: position,
})

export type ItemFilter = z.output<typeof filter>

/** What of a report is shown, as the address says; what it does not know is left out. */
export function readItemFilter(params: URLSearchParams): ItemFilter {
  const given = (name: string) => params.get(name) || undefined
  return filter.parse({
    part: given('part') ?? '',
    fate: given('fate') ?? '',
    after: given('after'),
    before: given('before'),
  })
}
