import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { saveSetting } from '~/wings/site/settings/commands.server'
import { findSetting } from '~/wings/site/settings/queries.server'

const SETTING = 'blockedWords'
const MAX_WORDS = 500

const blockedWords = z.array(z.string().trim().min(1).max(60)).max(MAX_WORDS)

/** Words that make a review look like spam; new reviews are looked at with them. */
export async function findBlockedWords(db: Database) {
  return blockedWords.catch([]).parse((await findSetting(db, SETTING)) ?? [])
}

/** What was typed into the field of blocked words: one to a line, or parted by commas. */
export const blockedWordsForm = z.object({
  words: z
    .string()
    .transform((typed) => [
      ...new Set(
        typed
          .split(/[\n,]/)
          .map((word) => word.trim().toLowerCase())
          .filter(Boolean),
      ),
    ])
    .pipe(blockedWords),
})

export function saveBlockedWords(db: Database, by: Actor, words: string[]) {
  return inTransaction(db, async (tx) => {
    const before = await findBlockedWords(tx)
    await saveSetting(tx, SETTING, words)
    const done = { action: 'settings.blocked-words-changed', subject: 'settings:blocked-words', title: 'Blocked words' }
    await recordAction(tx, by, { ...done, before, after: words })
    return { before }
  })
}
