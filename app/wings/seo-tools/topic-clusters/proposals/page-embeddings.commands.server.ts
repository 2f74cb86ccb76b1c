import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { keysetPages } from '~/platform/database/keyset-pages.server'
import type { EmbeddingText } from './embedding-text.server'

/** Those of the pages that the model has not read, or not as they are now. */
export async function listPagesToEmbed(db: Database, model: string, pages: EmbeddingText[]): Promise<EmbeddingText[]> {
  if (pages.length === 0) return []
  const ids = pages.map(({ id }) => id)
  const known = await db
    .selectFrom('derived.pageEmbeddings')
    .select(['pageId', 'textHash'])
    .where('pageId', 'in', ids)
    .where('model', '=', model)
    .execute()
  const hashes = new Map(known.map(({ pageId, textHash }) => [pageId, textHash]))
  return pages.filter(({ id, hash }) => hashes.get(id) !== hash)
}

export async function savePageEmbeddings(db: Database, model: string, pages: EmbeddingText[], vectors: Float32Array[]) {
  const rows = pages.map(({ id, hash }, at) => ({
    pageId: id,
    model,
    textHash: hash,
    vector: toBytes(vectors[at] as Float32Array),
  }))
  await db
    .insertInto('derived.pageEmbeddings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('pageId').doUpdateSet(({ ref }) => ({
        model: ref('excluded.model'),
        textHash: ref('excluded.textHash'),
        vector: ref('excluded.vector'),
      })),
    )
    .execute()
}

/** Forgets what other models said, and pages that no visitor can see any more. */
export async function deleteOldEmbeddings(db: Database, model: string, now = new Date()) {
  await sql`
    delete from derived.page_embeddings as read
    where model <> ${model}
      or not exists (select from pages where id = read.page_id and published_at <= ${now}::timestamptz)`.execute(db)
}

const BATCH_SIZE = 200

/** What a model said of all pages, by their ids; `pause` is called after some of them. */
export async function loadPageEmbeddings(db: Database, model: string, pause: () => Promise<void>) {
  const meanings = new Map<string, Float32Array>()
  let length: number | undefined
  const find = (after?: string) =>
    db
      .selectFrom('derived.pageEmbeddings')
      .select(['pageId', 'vector'])
      .where('model', '=', model)
      .$if(after !== undefined, (query) => query.where('pageId', '>', after ?? ''))
      .orderBy('pageId')
      .limit(BATCH_SIZE)
      .execute()
  for await (const rows of keysetPages(find, ({ pageId }) => pageId, BATCH_SIZE)) {
    for (const { pageId, vector } of rows) {
      const numbers = toVector(vector)
      length ??= numbers.length
      // a server may give longer ones under the same name one day
      if (numbers.length === length) meanings.set(pageId, numbers)
    }
    await pause()
  }
  return meanings
}

/** All machines that this runs on put the lowest byte first, as the column has it. */
function toBytes(vector: Float32Array) {
  return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)
}

function toVector(bytes: Uint8Array) {
  // a copy: bytes as they come from the database need not begin where a number may
  return new Float32Array(Uint8Array.from(bytes).buffer)
}
