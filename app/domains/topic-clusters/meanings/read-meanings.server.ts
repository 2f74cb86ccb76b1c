import { countReading, recordUse } from '~/domains/ai-usage/commands.server'
import type { Actor } from '~/domains/audit/actor'
import { readSiteTexts } from '~/domains/internal-links/site-texts.server'
import { AiFault } from '~/platform/ai/ai-fault'
import { embedTexts } from '~/platform/ai/embed-texts.server'
import type { Embedder, EmbedderPlace } from '~/platform/ai/embedder.server'
import { patiently } from '~/platform/ai/patiently.server'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import { restInTurns } from '~/platform/rest-in-turns.server'
import { type PageText, pageTextsOf } from './page-text.server'
import { noteBegin, noteEnd, noteProgress } from './reading-state.server'
import { forgetOldMeanings, keepMeanings, listUnread } from './stored-meanings.server'

// half a minute of work for a model on a processor, 30,000 tokens at most
const ASKED_AT_ONCE = 64
// as many as the index of words knows
const MOST_PAGES = 20_000

/** On whose behalf pages are read, and until when. */
interface Reading {
  by: Actor
  signal: AbortSignal
}

/**
 * Has a model read all public pages that are not as it knows them, and keeps what each means. What goes wrong with the AI is
 * noted for people and not thrown; what was read until then stays.
 */
export async function readMeanings(db: Database, place: EmbedderPlace, reading: Reading): Promise<void> {
  await noteBegin(db, await countPages(db))
  try {
    const embedder = await patiently(place, reading.signal, () => place.find(reading.signal))
    if (embedder) await readAll(db, embedder, reading)
    const none = `${place.provider} has no model for embeddings.`
    await noteEnd(db, { model: embedder?.model ?? null, fault: embedder ? null : none })
  } catch (error) {
    const isExpected = error instanceof AiFault || error instanceof DomainError
    await noteEnd(db, { fault: isExpected ? error.message : 'The pages could not be read to the end.' })
    if (!isExpected) throw error
  }
}

async function countPages(db: Database, now = new Date()) {
  const { count } = await db
    .selectFrom('pages')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('publishedAt', '<=', now)
    .executeTakeFirstOrThrow()
  return Math.min(MOST_PAGES, Number(count))
}

async function readAll(db: Database, embedder: Embedder, reading: Reading) {
  await forgetOldMeanings(db, embedder.model)
  const pause = restInTurns()
  let [seen, waiting]: [number, PageText[]] = [0, []]
  for await (const pages of readSiteTexts(db)) {
    waiting.push(...(await listUnread(db, embedder.model, await pageTextsOf(db, pages))))
    seen += pages.length
    if (waiting.length >= ASKED_AT_ONCE) {
      await askForAll(db, embedder, waiting.splice(0, ASKED_AT_ONCE), reading)
      await noteProgress(db, Math.max(0, seen - waiting.length))
    }
    await pause()
    if (seen >= MOST_PAGES || reading.signal.aborted) break
  }
  if (waiting.length > 0) await askForAll(db, embedder, waiting, reading)
  await noteProgress(db, seen)
}

async function askForAll(db: Database, embedder: Embedder, pages: PageText[], reading: Reading) {
  const isRefused = (await ask(db, embedder, pages, reading)) === 0 && pages.length > 1
  if (isRefused) throw new AiFault('refused', `${embedder.provider} refused to read the pages.`)
}

/** Answers how many pages were read. One that a model refuses is left out; it is found by halves. */
async function ask(db: Database, embedder: Embedder, pages: PageText[], reading: Reading): Promise<number> {
  await countReading(db, reading.by)
  try {
    return await readSome(db, embedder, pages, reading)
  } catch (error) {
    if (!(error instanceof AiFault) || !isOfText(error)) throw error
    if (pages.length === 1) return 0
    const half = Math.ceil(pages.length / 2)
    const read = await ask(db, embedder, pages.slice(0, half), reading)
    return read + (await ask(db, embedder, pages.slice(half), reading))
  }
}

async function readSome(db: Database, embedder: Embedder, pages: PageText[], { by, signal }: Reading) {
  const texts = pages.map(({ text }) => text)
  const { vectors, use } = await patiently(embedder, signal, () => embedTexts(embedder, texts, signal))
  await keepMeanings(db, embedder.model, pages, vectors)
  const asked = { blueprintId: null, purpose: 'topic-clusters:meanings', ...use }
  if (by.id !== null) await recordUse(db, embedder, { userId: by.id, ...asked })
  return pages.length
}

function isOfText({ status }: AiFault) {
  return status === 400 || status === 413 || status === 422
}
