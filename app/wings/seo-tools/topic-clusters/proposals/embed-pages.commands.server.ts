import { AiError } from '~/platform/ai/ai-error'
import { embedTexts } from '~/platform/ai/embed-texts.server'
import type { Embedder, EmbedderProvider } from '~/platform/ai/embedder.server'
import { retryAi } from '~/platform/ai/retry-ai.server'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import { throttleCpu } from '~/platform/jobs/throttle-cpu.server'
import { streamPublicPageTexts } from '~/wings/seo-tools/internal-links/public-page-texts.queries.server'
import { consumePageReadingAiQuota, recordAiUsage } from '~/wings/site/ai-usage/commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordEmbeddingEnd, recordEmbeddingProgress, recordEmbeddingStart } from './embedding-progress.commands.server'
import { buildEmbeddingTexts, type EmbeddingText } from './embedding-text.server'
import { deleteOldEmbeddings, listPagesToEmbed, savePageEmbeddings } from './page-embeddings.commands.server'

// half a minute of work for a model on a processor, 30,000 tokens at most
const BATCH_SIZE = 64
// as many as the index of words knows
const MAX_PAGES = 20_000

/** On whose behalf pages are read, and until when. */
interface EmbeddingRun {
  by: Actor
  signal: AbortSignal
}

/**
 * Has a model read all public pages that are not as it knows them, and keeps what each means. What goes wrong with the AI is
 * noted for people and not thrown; what was read until then stays.
 */
export async function embedPages(db: Database, place: EmbedderProvider, reading: EmbeddingRun): Promise<void> {
  await recordEmbeddingStart(db, await countPages(db))
  try {
    const embedder = await retryAi(place, reading.signal, () => place.findEmbedder(reading.signal))
    if (embedder) await embedAll(db, embedder, reading)
    const none = `${place.provider} has no embedding model.`
    await recordEmbeddingEnd(db, { model: embedder?.model ?? null, error: embedder ? null : none })
  } catch (error) {
    const isExpected = error instanceof AiError || error instanceof DomainError
    await recordEmbeddingEnd(db, { error: isExpected ? error.message : 'Not all pages could be analyzed.' })
    if (!isExpected) throw error
  }
}

async function countPages(db: Database, now = new Date()) {
  const { count } = await db
    .selectFrom('pages')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('publishedAt', '<=', now)
    .executeTakeFirstOrThrow()
  return Math.min(MAX_PAGES, Number(count))
}

async function embedAll(db: Database, embedder: Embedder, reading: EmbeddingRun) {
  await deleteOldEmbeddings(db, embedder.model)
  const pause = throttleCpu()
  let [seen, waiting]: [number, EmbeddingText[]] = [0, []]
  for await (const pages of streamPublicPageTexts(db)) {
    waiting.push(...(await listPagesToEmbed(db, embedder.model, await buildEmbeddingTexts(db, pages))))
    seen += pages.length
    if (waiting.length >= BATCH_SIZE) {
      await embedBatchOrFail(db, embedder, waiting.splice(0, BATCH_SIZE), reading)
      await recordEmbeddingProgress(db, Math.max(0, seen - waiting.length))
    }
    await pause()
    if (seen >= MAX_PAGES || reading.signal.aborted) break
  }
  if (waiting.length > 0) await embedBatchOrFail(db, embedder, waiting, reading)
  await recordEmbeddingProgress(db, seen)
}

async function embedBatchOrFail(db: Database, embedder: Embedder, pages: EmbeddingText[], reading: EmbeddingRun) {
  const isRefused = (await embedBatch(db, embedder, pages, reading)) === 0 && pages.length > 1
  if (isRefused) throw new AiError('rejected', `${embedder.provider} rejected the request.`)
}

/** Answers how many pages were read. One that a model refuses is left out; it is found by halves. */
async function embedBatch(
  db: Database,
  embedder: Embedder,
  pages: EmbeddingText[],
  reading: EmbeddingRun,
): Promise<number> {
  await consumePageReadingAiQuota(db, reading.by)
  try {
    return await requestVectors(db, embedder, pages, reading)
  } catch (error) {
    if (!(error instanceof AiError) || !isInputError(error)) throw error
    if (pages.length === 1) return 0
    const half = Math.ceil(pages.length / 2)
    const read = await embedBatch(db, embedder, pages.slice(0, half), reading)
    return read + (await embedBatch(db, embedder, pages.slice(half), reading))
  }
}

async function requestVectors(db: Database, embedder: Embedder, pages: EmbeddingText[], { by, signal }: EmbeddingRun) {
  const texts = pages.map(({ text }) => text)
  const { vectors, use } = await retryAi(embedder, signal, () => embedTexts(embedder, texts, signal))
  await savePageEmbeddings(db, embedder.model, pages, vectors)
  const asked = { blueprintId: null, purpose: 'topic-clusters:meanings', ...use }
  if (by.id !== null) await recordAiUsage(db, embedder, { userId: by.id, ...asked })
  return pages.length
}

function isInputError({ status }: AiError) {
  return status === 400 || status === 413 || status === 422
}
