import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Actor } from '~/domains/audit/actor'
import { findPageTitles } from '~/domains/pages/queries.server'
import { checkedRecord, faultIn } from '~/platform/archive/checked-record'
import type { Rehearsal, TakenBack } from '~/platform/archive/taken-back'
import type { Database } from '~/platform/database/database.server'
import { pageWishesForm } from './suggesting/page-wishes'
import { findWishesOf, wishForLinks } from './suggesting/page-wishes.server'

const AT_ONCE = 500

/** The keywords of a page as an archive has them: what the form of the back office takes. */
const keywordsRecord = z
  .object({ page_id: z.uuid(), keywords: z.array(z.string()) })
  .superRefine(({ page_id, keywords }, { addIssue }) => {
    const { data, error } = pageWishesForm.safeParse({ pageId: page_id, keywords: keywords.join('\n') })
    if (error) addIssue({ code: 'custom', message: error.issues[0]?.message ?? 'cannot be read' })
    else if (!isDeepStrictEqual(data.keywords, keywords)) {
      addIssue({ code: 'custom', message: 'is not in its one spelling' })
    }
  })

type KeywordsRecord = z.infer<typeof keywordsRecord>

/** Under which words pages want to be linked, as an archive has it. */
export async function* exportedPageKeywords(db: Database): AsyncGenerator<KeywordsRecord> {
  let after: string | undefined
  do {
    const rows = await db
      .selectFrom('pageKeywords')
      .select(['pageId', 'keywords'])
      .$if(after !== undefined, (query) => query.where('pageId', '>', after ?? ''))
      .orderBy('pageId')
      .limit(AT_ONCE)
      .execute()
    for (const { pageId, keywords } of rows) yield { page_id: pageId, keywords }
    after = rows.length === AT_ONCE ? rows.at(-1)?.pageId : undefined
  } while (after)
}

/** What is wrong with the record of a page's keywords. */
export const faultOfPageKeywords = (record: unknown) => faultIn(() => checkedRecord(keywordsRecord, record))

/** Takes the keywords of pages back, in place of those that they have; of a page that is not here they are refused. */
export async function takeBackPageKeywords(
  tx: Database,
  records: unknown[],
  { by, rehearsal }: { by: Actor; rehearsal?: Rehearsal },
) {
  const wanted = records.map((record) => checkedRecord(keywordsRecord, record))
  const ids = wanted.map(({ page_id }) => page_id)
  const [known, titles] = [await findWishesOf(tx, ids), await findPageTitles(tx, ids)]
  const taken: TakenBack[] = []
  for (const { page_id: id, keywords } of wanted) {
    const [before, name] = [known.get(id), titles[id] ?? id]
    if (titles[id] === undefined && !rehearsal?.has(id)) {
      taken.push({ name, fate: 'refused', reason: 'Its page is not here.' })
    } else if (isDeepStrictEqual(before, { keywords })) {
      taken.push({ name, fate: 'unchanged' })
    } else {
      if (!rehearsal) await wishForLinks(tx, by, id, { keywords })
      taken.push({ name, fate: before ? 'replaced' : 'added' })
    }
  }
  return taken
}
