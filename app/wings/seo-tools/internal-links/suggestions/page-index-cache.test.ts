import { emitAllContentChanged, emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { createPost, suggestionTest } from '~test/suggestion-test'
import { describe, expect } from '~test/test'
import { getPageIndex } from './page-index-cache.queries.server'

async function knows(db: Database, id: string) {
  const state = await getPageIndex(db)
  return 'index' in state && state.index.pageNumber(id) !== undefined
}

describe('The index of all pages', () => {
  suggestionTest('knows a new page, whoever else asks at the same moment', async ({ site: { db } }) => {
    const id = await createPost(db, { title: 'Paper boats', body: '<p>They float.</p>' })
    expect(await Promise.all([knows(db, id), knows(db, id), knows(db, id)])).toEqual([true, true, true])
  })

  suggestionTest('knows a new page while it is made anew because of all that was replaced', async ({ site }) => {
    const { db, news } = site
    for (let change = 0; change <= 200; change++) {
      await inTransaction(db, (tx) => emitContentChange(tx, `post:${news}`))
      await getPageIndex(db)
    }
    const id = await createPost(db, { title: 'Paper boats', body: '<p>They float.</p>' })
    expect(await knows(db, id)).toBe(true)
  })

  suggestionTest('says nothing of what it knew before everything changed', async ({ site: { db, news } }) => {
    await db.updateTable('blogPosts').set({ publishedAt: null }).where('id', '=', news).execute()
    await inTransaction(db, (tx) => emitAllContentChanged(tx))
    expect(await knows(db, news)).toBe(false)
  })
})
