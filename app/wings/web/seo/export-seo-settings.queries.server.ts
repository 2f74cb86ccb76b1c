import { renameKeys, toSnakeCase } from '~/platform/archive/stable-json'
import type { Database } from '~/platform/database/database.server'
import { isoTimestamp } from '~/platform/time/iso-timestamp.server'

const AT_ONCE = 200

/** What search engines are told of pages, as the specification names it, in the order of their paths. */
export async function* exportSeoSettings(db: Database): AsyncGenerator<object> {
  let after: string | undefined
  for (;;) {
    const rows = await db
      .selectFrom('seoSettings')
      .selectAll()
      .select(isoTimestamp('updatedAt').as('changedAt'))
      .$if(after !== undefined, (query) => query.where('pagePath', '>', after ?? ''))
      .orderBy('pagePath')
      .limit(AT_ONCE)
      .execute()
    for (const { customMetaTags, schemaMarkup, changedAt, updatedAt: _lessPrecise, ...columns } of rows) {
      const { keyphraseKey: _madeAnew, ...fields } = columns
      yield {
        ...(renameKeys(fields, toSnakeCase) as object),
        custom_meta_tags: customMetaTags,
        schema_markup: schemaMarkup,
        updated_at: changedAt,
      }
    }
    after = rows.at(-1)?.pagePath
    if (after === undefined) return
  }
}
