import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { saveSetting } from '~/domains/settings/commands.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Pattern } from './pattern'
import type { PatternForm } from './pattern-form.server'
import { findPatterns, patternTag } from './queries.server'

export type PatternWritten = { before: Pattern; after: Pattern } | { current: Pattern }

/**
 * Says how pages of a kind are called from now on; their cached copies go with it. Whoever has not seen the pattern that is
 * in use changes nothing and is answered with it.
 */
export function writePattern(
  db: Database,
  by: Actor,
  { kind, pattern, basedOn }: PatternForm,
): Promise<PatternWritten> {
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('setting patterns', 0))`.execute(tx)
    const patterns = await findPatterns(tx)
    const before = patterns[kind]
    if (!isDeepStrictEqual(before, basedOn)) return { current: before }
    if (isDeepStrictEqual(before, pattern)) return { before, after: before }
    await saveSetting(tx, 'patterns', { ...patterns, [kind]: pattern })
    const done = { action: 'pattern.written', subject: `setting:patterns:${kind}` }
    await recordAction(tx, by, { ...done, before, after: pattern })
    await contentChanged(tx, 'patterns', patternTag(kind))
    return { before, after: pattern }
  })
}
