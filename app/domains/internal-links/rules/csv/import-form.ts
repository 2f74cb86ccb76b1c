import { z } from 'zod'
import { MOST_RULES } from '../../link-rule'

const MOST_BYTES = 9 * 1024 * 1024

/** A file of rules, and whether it is only looked at. */
export const importForm = z.object({
  step: z.enum(['check', 'import']),
  file: z
    .instanceof(File, { error: 'Choose a file.' })
    .refine(({ size }) => size > 0, 'Choose a file that is not empty.')
    .refine(({ size }) => size <= MOST_BYTES, 'This file is larger than 9 MB. Split it.'),
})

const SHOWN = 100

interface Taken {
  keyword: string
  isNew: boolean
}

/** What the screen shows of an import: the first rows of each kind. */
export interface RuleReport {
  step: 'check' | 'import'
  added: number
  changed: number
  unchanged: number
  refused: number
  rows: Taken[]
  refusedRows: { line: number; keyword: string; reason: string }[]
}

interface Planned {
  added: { keyword: string }[]
  changed: { keyword: string }[]
  unchanged: number
  refused: RuleReport['refusedRows']
}

export function reportOf(step: RuleReport['step'], { added, changed, unchanged, refused }: Planned): RuleReport {
  const taken = [
    ...added.map(({ keyword }) => ({ keyword, isNew: true })),
    ...changed.map(({ keyword }) => ({ keyword, isNew: false })),
  ]
  return {
    ...{ step, added: added.length, changed: changed.length, unchanged, refused: refused.length },
    ...{ rows: taken.slice(0, SHOWN), refusedRows: refused.slice(0, SHOWN) },
  }
}

export const TOO_MANY_ROWS = `Split this file: ${MOST_RULES.toLocaleString('en-US')} rows are taken at once.`
