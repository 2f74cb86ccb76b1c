import type { Insertable } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { DerivedPageFacts } from '~/platform/database/tables'

export const INDEXED_ORIGIN = 'https://harbor.test'

/** A page of the register, with nothing wrong but what `facts` say. */
export async function anIndexedPage(db: Database, path: string, facts: Partial<Insertable<DerivedPageFacts>> = {}) {
  await db
    .insertInto('derived.pageBoilerplates')
    .values({ checksum: 'boilerplate', links: '[]' })
    .onConflict((known) => known.doNothing())
    .execute()
  const texts = { title: `Title of ${path}`, description: `Description of ${path}` }
  const head = {
    titles: [texts.title],
    descriptions: [texts.description],
    canonicals: [INDEXED_ORIGIN + path],
    lang: 'en',
  }
  await db
    .insertInto('derived.pageFacts')
    .values({
      path,
      kind: 'site',
      ...texts,
      ...head,
      robots: '',
      isIndexable: true,
      words: 9,
      bytes: 9_000,
      headings: '[{"level":1,"text":"A"}]',
      boilerplate: 'boilerplate',
      tags: [],
      indexVersion: '1',
      checksum: path,
      indexedAt: new Date(),
      ...facts,
    })
    .execute()
}

/** A link in the text of a page to an address of the site, or to another one. */
export async function anIndexedLink(db: Database, fromPath: string, to: string, position = 0) {
  const end = to.startsWith('/') ? { toPath: to, url: null } : { toPath: null, url: to }
  await db
    .insertInto('derived.indexedLinks')
    .values({ fromPath, position, ...end, anchor: 'words', place: 'body', heading: '', rel: '' })
    .execute()
}
