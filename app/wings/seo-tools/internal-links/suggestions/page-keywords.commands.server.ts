import { notifyFollowers } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { notFound } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { noPageKeywords, type PageKeywordSet } from './page-keywords'

/** `page-keywords:<id>` says that a page wants to be linked otherwise. */
export const PAGE_KEYWORDS_TAG = 'page-keywords:'

export async function findPageKeywords(db: Database, id: string): Promise<PageKeywordSet> {
  return (await findKeywordsByPage(db, [id])).get(id) ?? noPageKeywords
}

/** What these pages wish, or without ids all that wish anything. */
export async function findKeywordsByPage(db: Database, ids?: string[]): Promise<Map<string, PageKeywordSet>> {
  if (ids?.length === 0) return new Map()
  const rows = await db
    .selectFrom('pageKeywords')
    .select(['pageId', 'keywords'])
    .$if(ids !== undefined, (query) => query.where('pageId', 'in', ids ?? []))
    .execute()
  return new Map(rows.map(({ pageId, ...keywords }) => [pageId, keywords]))
}

/** Says under which words a page wants to be linked. @throws when there is no such page */
export async function setPageKeywords(db: Database, by: Actor, pageId: string, { keywords }: PageKeywordSet) {
  await inTransaction(db, async (tx) => {
    const page = await tx.selectFrom('pages').select('title').where('id', '=', pageId).forKeyShare().executeTakeFirst()
    if (!page) throw notFound('Page')
    await tx
      .insertInto('pageKeywords')
      .values({ pageId, keywords })
      .onConflict((conflict) => conflict.column('pageId').doUpdateSet({ keywords }))
      .execute()
    await recordAction(tx, by, {
      action: 'page.keywords-set',
      subject: `page:${pageId}`,
      title: page.title,
      after: { keywords: keywords.join(', ') },
    })
    await notifyFollowers(tx, PAGE_KEYWORDS_TAG + pageId)
  })
}
