import { findSetting } from '~/domains/settings/queries.server'
import { remember } from '~/platform/remember.server'
import { noPattern, type Pattern, type PatternKind, patternKinds } from './pattern'

export type Patterns = Record<PatternKind, Pattern>

/** The patterns of all kinds; empty where there is none. */
export const findPatterns = remember('patterns', async (db): Promise<Patterns> => {
  const written = (await findSetting(db, 'patterns')) as Partial<Patterns> | undefined
  return Object.fromEntries(patternKinds.map((kind) => [kind, { ...noPattern, ...written?.[kind] }])) as Patterns
})

/** What a page of this kind shows, besides itself. */
export const patternTag = (kind: PatternKind) => `patterns:${kind}`
