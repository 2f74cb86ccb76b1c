import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { findRecordProblem, parseRecord } from '~/platform/archive/parse-record'
import type { DryRunIds, RecordImportResult } from '~/platform/archive/record-import'
import type { Database } from '~/platform/database/database.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { findPageTitles } from '~/wings/web/pages/queries.server'
import { pageKeywordsForm } from './suggestions/page-keywords'
import { findKeywordsByPage, setPageKeywords } from './suggestions/page-keywords.commands.server'

const BATCH_SIZE = 500

/** The keywords of a page as an archive has them: what the form of the back office takes. */
const pageKeywordRecord = z
  .object({ page_id: z.uuid(), keywords: z.array(z.string()) })
  .superRefine(({ page_id, keywords }, { addIssue }) => {
    const { data, error } = pageKeywordsForm.safeParse({ pageId: page_id, keywords: keywords.join('\n') })
    if (error) addIssue({ code: 'custom', message: error.issues[0]?.message ?? 'cannot be read' })
    else if (!isDeepStrictEqual(data.keywords, keywords)) {
      addIssue({ code: 'custom', message: 'is not in its one spelling' })
    }
  })

type PageKeywordRecord = z.infer<typeof pageKeywordRecord>

/** Under which words pages want to be linked, as an archive has it. */
export async function* exportPageKeywordRecords(db: Database): AsyncGenerator<PageKeywordRecord> {
  let after: string | undefined
  do {
    const rows = await db
      .selectFrom('pageKeywords')
      .select(['pageId', 'keywords'])
      .$if(after !== undefined, (query) => query.where('pageId', '>', after ?? ''))
      .orderBy('pageId')
      .limit(BATCH_SIZE)
      .execute()
    for (const { pageId, keywords } of rows) yield { page_id: pageId, keywords }
    after = rows.length === BATCH_SIZE ? rows.at(-1)?.pageId : undefined
  } while (after)
}

/** What is wrong with the record of a page's keywords. */
export const validatePageKeywordRecord = (record: unknown) =>
  findRecordProblem(() => parseRecord(pageKeywordRecord, record))

/** Takes the keywords of pages back, in place of those that they have; of a page that is not here they are refused. */
export async function importPageKeywordRecords(
  tx: Database,
  records: unknown[],
  { by, dryRun }: { by: Actor; dryRun?: DryRunIds },
) {
  const wanted = records.map((record) => parseRecord(pageKeywordRecord, record))
  const ids = wanted.map(({ page_id }) => page_id)
  const [known, titles] = [await findKeywordsByPage(tx, ids), await findPageTitles(tx, ids)]
  const taken: RecordImportResult[] = []
  for (const { page_id: id, keywords } of wanted) {
    const [before, name] = [known.get(id), titles[id] ?? id]
    if (titles[id] === undefined && !dryRun?.has(id)) {
      taken.push({ name, outcome: 'refused', reason: 'Its page does not exist here.' })
    } else if (isDeepStrictEqual(before, { keywords })) {
      taken.push({ name, outcome: 'unchanged' })
    } else {
      if (!dryRun) await setPageKeywords(tx, by, id, { keywords })
      taken.push({ name, outcome: before ? 'replaced' : 'added' })
    }
  }
  return taken
}
