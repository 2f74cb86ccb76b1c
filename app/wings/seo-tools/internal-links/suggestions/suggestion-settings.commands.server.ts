import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import type { SuggestionSettings } from '../engine/suggestions/link-suggestion'

const checkbox = z
  .literal('on')
  .optional()
  .transform((sent) => sent === 'on')

export const suggestionSettingsForm = z.object({ leavesFirstSentence: checkbox, leavesTwoWayLinks: checkbox })

export async function findSuggestionSettings(db: Database): Promise<SuggestionSettings> {
  const settings = await db
    .selectFrom('linkSuggestionSettings')
    .select(['leavesFirstSentence', 'leavesTwoWayLinks'])
    .executeTakeFirst()
  return settings ?? { leavesFirstSentence: false, leavesTwoWayLinks: false }
}

/** What suggestions leave out from now on. */
export async function setSuggestionSettings(db: Database, by: Actor, settings: SuggestionSettings) {
  const { leavesFirstSentence, leavesTwoWayLinks } = settings
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('linkSuggestionSettings')
      .values(settings)
      .onConflict((conflict) => conflict.column('isSingleton').doUpdateSet(settings))
      .execute()
    await recordAction(tx, by, {
      action: 'link-suggestions.set',
      subject: 'link-suggestions',
      title: 'Link suggestions',
      after: { leavesFirstSentence, leavesTwoWayLinks },
    })
  })
}
