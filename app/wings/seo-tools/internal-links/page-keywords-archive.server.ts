import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { defineArchiveList } from '~/platform/archive/archive-list.server'
import { archivedTable } from '~/platform/archive/archived-table.server'
import { parseRecord } from '~/platform/archive/parse-record'
import type { Actor } from '~/wings/site/audit-log/actor'
import { findPageTitles } from '~/wings/web/pages/queries.server'
import { pageKeywordsForm } from './suggestions/page-keywords'
import { setPageKeywords } from './suggestions/page-keywords.commands.server'

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

/** Under which words pages want to be linked. */
export const pageKeywordsArchive = defineArchiveList({
  ...archivedTable<z.infer<typeof pageKeywordRecord>>('pageKeywords', {
    key: 'page_id',
    columns: Object.keys(pageKeywordRecord.shape),
    batchSize: 500,
  }),
  name: 'page_keywords',
  read: (record) => parseRecord(pageKeywordRecord, record),
  titleOf: ({ page_id }) => page_id,
  toRecords: (_db, records) => records,
  async plan(tx, records, dryRun) {
    const ids = records.map(({ page_id }) => page_id)
    const titles = await findPageTitles(tx, ids)
    return {
      titleOf: ({ page_id }) => titles[page_id] ?? page_id,
      refusalFor({ page_id }) {
        const isThere = titles[page_id] !== undefined || dryRun?.has(page_id)
        return isThere ? undefined : 'Its page does not exist here.'
      },
    }
  },
  write: (tx, by: Actor, { page_id, keywords }) => setPageKeywords(tx, by, page_id, { keywords }),
})
