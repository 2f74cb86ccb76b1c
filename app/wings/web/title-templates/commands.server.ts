import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { saveSetting } from '~/wings/site/settings/commands.server'
import { findTitleTemplates, titleTemplateTag } from './queries.server'
import type { TitleTemplate } from './title-template'
import type { TitleTemplateInput } from './title-template-form.server'

export type SaveTitleTemplateResult = { before: TitleTemplate; after: TitleTemplate } | { current: TitleTemplate }

/**
 * Says how pages of a kind are called from now on; their cached copies go with it. Whoever has not seen the pattern that is
 * in use changes nothing and is answered with it.
 */
export function saveTitleTemplateIfUnchanged(
  db: Database,
  by: Actor,
  { kind, template, basedOn }: TitleTemplateInput,
): Promise<SaveTitleTemplateResult> {
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('setting patterns', 0))`.execute(tx)
    const patterns = await findTitleTemplates(tx)
    const before = patterns[kind]
    if (!isDeepStrictEqual(before, basedOn)) return { current: before }
    if (isDeepStrictEqual(before, template)) return { before, after: before }
    await saveSetting(tx, 'title-templates', { ...patterns, [kind]: template })
    const done = { action: 'pattern.written', subject: `setting:patterns:${kind}` }
    await recordAction(tx, by, { ...done, before, after: template })
    await emitContentChange(tx, 'title-templates', titleTemplateTag(kind))
    return { before, after: template }
  })
}
