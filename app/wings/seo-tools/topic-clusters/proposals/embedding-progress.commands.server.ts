import type { Database } from '~/platform/database/database.server'

export interface EmbeddingProgress {
  /** Null: the provider has none, or it is not known yet. */
  model: string | null
  done: number
  total: number
  /** Null: it is under way. */
  endedAt: Date | null
  /** Why it came to no end. */
  error: string | null
}

/** How far an AI has come with reading the pages; undefined before the first time. */
export async function findEmbeddingProgress(db: Database): Promise<EmbeddingProgress | undefined> {
  const row = await db.selectFrom('derived.embeddingState').selectAll().executeTakeFirst()
  return row && { ...row, done: row.doneCount, total: row.totalCount }
}

/** Notes that it begins, or begins again. */
export async function recordEmbeddingStart(db: Database, total: number) {
  const begun = { doneCount: 0, totalCount: total, endedAt: null }
  await db
    .insertInto('derived.embeddingState')
    .values(begun)
    .onConflict((conflict) => conflict.column('isSingleton').doUpdateSet(begun))
    .execute()
}

export async function recordEmbeddingProgress(db: Database, done: number) {
  await db.updateTable('derived.embeddingState').set({ doneCount: done }).execute()
}

/** Notes that it has ended, be it for a fault; a model that is not known now stays known. */
export async function recordEmbeddingEnd(
  db: Database,
  { model, error }: { model?: string | null; error: string | null },
  now = new Date(),
) {
  await db
    .updateTable('derived.embeddingState')
    .set({ ...(model !== undefined && { model }), error, endedAt: now })
    .execute()
}
