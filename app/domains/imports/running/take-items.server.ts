import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import { note } from '~/platform/jobs/long-work.server'
import { log } from '~/platform/log.server'
import { Attempts } from '../pictures/attempts.server'
import { bringPictures, type PictureChoice } from '../pictures/bring-pictures.server'
import { PictureFault } from '../pictures/picture-taker.server'
import type { Source } from '../reading/source-item'
import { batchesOf, type NumberedItem } from './batches'
import { convert } from './convert.server'
import { advanceRun, type ClaimedRun, stepOfRun } from './import-work.server'
import { judge } from './judge.server'
import { lookUp } from './look-up.server'
import { noteOutcomes } from './note-outcomes.server'
import { isRefusedByDatabase } from './refused-by-database'
import { foreseeRefused, prepare, type ReadyItem, writePieces } from './write-batch.server'

const AT_ONCE = 100
// bringing one takes seconds, and how far the run is should be seen
const AT_ONCE_WITH_PICTURES = 10

export interface Taking {
  db: Database
  run: ClaimedRun
  source: Source
  pictures: PictureChoice
  /** Called after each batch, with the addresses of what is stored now. */
  told: (stored: string[]) => void
}

/** Takes the items of the source, a batch in one transaction, from where the run was. */
export async function takeItems(taking: Taking) {
  const { db, run, source, told, pictures } = taking
  const size = pictures.taker ? AT_ONCE_WITH_PICTURES : AT_ONCE
  for await (const batch of batchesOf(source.items(), run.position, size)) {
    told(await takeBatch(taking, batch))
  }
  await advanceRun(db, run, { phase: 'linking', position: 0 })
}

async function takeBatch(taking: Taking, batch: NumberedItem[]): Promise<string[]> {
  try {
    return await take(taking, batch)
  } catch (error) {
    if (!isRefusedByDatabase(error)) throw error
    const [only] = batch
    if (only && batch.length === 1) return refuse(taking, only, error)
    // one of them cannot be stored: each alone, so that the others are
    const stored: string[] = []
    for (const item of batch) stored.push(...(await takeBatch(taking, [item])))
    return stored
  }
}

async function take(taking: Taking, batch: NumberedItem[]) {
  const { db, run, source } = taking
  const detailsOf = await lookUp(db, run.id, batch)
  const converted = await inTurns(batch, (item) => convert(item, detailsOf, run.pictures))
  const items: ReadyItem[] = []
  for (const one of await judge(db, run, source.isByAddress, converted)) items.push(await withPictures(taking, one))
  return stepOfRun(db, run, { position: batch.at(-1)?.position ?? run.position }, async (tx) => {
    const held = await judge(tx, run, source.isByAddress, converted)
    const ready = await inTurns(held, (one, place) => prepare(settled(one, items[place])))
    const done = run.isDryRun
      ? await foreseeRefused(tx, source.site, ready)
      : await writePieces(tx, run, source.site, ready)
    await noteOutcomes(tx, run, done)
    return ready.flatMap(({ incoming, slug }) => (incoming && slug ? slug : []))
  })
}

// converting and cleaning a long text take some milliseconds each
const IN_A_TURN = 4

/** `work` on each, with turns for others in between. */
async function inTurns<One, Result>(all: One[], work: (one: One, place: number) => Result) {
  const done: Result[] = []
  for (const [place, one] of all.entries()) {
    if (place % IN_A_TURN === 0) await breathe()
    done.push(work(one, place))
  }
  return done
}

async function withPictures({ db, run, pictures }: Taking, one: ReadyItem): Promise<ReadyItem> {
  const attempts = pictures.taker && new Attempts(pictures.taker, () => note(db, run.claim))
  const choice = { ...pictures, taker: attempts }
  if (one.item.kind === 'picture' && one.outcome === 'listed') return takePictureItem(one, choice)
  const isWritten = one.document && (one.outcome === 'taken' || one.outcome === 'changed')
  if (!isWritten) return one
  const brought = await bringPictures(one, choice)
  return { ...one, ...brought, ...(attempts?.haveFailed && { fingerprint: TRIED_AGAIN }) }
}

// no item has it: the next import takes this one again, with the pictures that can be had by then
const TRIED_AGAIN = ''

/** What is true now that nobody else can write, with the pictures that were brought before. */
function settled(now: ReadyItem, before: ReadyItem | undefined): ReadyItem {
  if (now.item.kind === 'picture') return before ?? now
  if (!before?.ready || (now.outcome !== 'taken' && now.outcome !== 'changed')) return now
  const found = now.outcome === before.outcome ? before.notes : now.notes
  return { ...now, ready: before.ready, fingerprint: before.fingerprint, notes: found }
}

async function refuse({ db, run }: Taking, item: NumberedItem, error: unknown) {
  log.error({ err: error, ref: item.ref }, 'an item of an import could not be stored')
  const refused = { item, outcome: 'refused' as const, notes: ['It could not be stored.'] }
  await stepOfRun(db, run, { position: item.position }, (tx) => noteOutcomes(tx, run, [refused]))
  return []
}

/** Brings a picture of the old library into ours, whether a post shows it or not. */
async function takePictureItem(one: ReadyItem, { taker, isLater }: PictureChoice): Promise<ReadyItem> {
  const address = one.item.details?.url ?? ''
  if (isLater) return { ...one, notes: ['It is to be brought in.'] }
  if (!taker) return { ...one, notes: [`It stays where it is: files were not to be fetched. ${address}`.trim()] }
  try {
    await taker.take(address)
    return { ...one, outcome: 'taken', notes: [] }
  } catch (error) {
    if (!(error instanceof PictureFault || error instanceof DomainError)) throw error
    return { ...one, outcome: 'refused', notes: [`${address.slice(0, 200)}: ${error.message}`] }
  }
}
