import { findPieceStates, type PieceState } from '~/domains/writing/piece-states.server'
import { findSlugHolders } from '~/domains/writing/slug-holders.server'
import { numberedSlug } from '~/domains/writing/suggested-slug'
import type { Database } from '~/platform/database/database.server'
import { newId } from '~/platform/new-id'
import type { Judged, KnownImport } from './convert.server'
import type { ClaimedRun } from './import-work.server'
import { targets } from './targets.server'

type Target = 'post' | 'page'

/**
 * Decides what becomes of each converted item, and under which address: what came in before is the same piece again, and
 * what was edited here since stays as it is.
 */
export async function judge(tx: Database, run: ClaimedRun, isByAddress: boolean, batch: Judged[]): Promise<Judged[]> {
  const firstOf = await findFirst(tx, run, batch)
  const judged = batch.map((one) => {
    const first = firstOf.get(one.item.ref)
    if (!first || first.position >= one.item.position || one.outcome !== 'taken') return one
    const note = `The same item stands in the file on line ${first.line} already.`
    return { ...one, outcome: 'refused' as const, notes: [note] }
  })
  const byKind = (kind: Target) => judged.filter(({ item, outcome }) => item.kind === kind && outcome === 'taken')
  const decided = [
    ...(await decide(tx, run, isByAddress, 'post', byKind('post'))),
    ...(await decide(tx, run, isByAddress, 'page', byKind('page'))),
  ]
  const byPosition = new Map(decided.map((one) => [one.item.position, one]))
  return judged.map((one) => byPosition.get(one.item.position) ?? one)
}

/** The first item of the file with each of these names. */
async function findFirst(tx: Database, run: ClaimedRun, batch: Judged[]) {
  const refs = batch.flatMap(({ item, outcome }) => (outcome === 'taken' ? item.ref : []))
  if (refs.length === 0) return new Map<string, { position: number; line: number }>()
  const found = await tx
    .selectFrom('importItems')
    .distinctOn('ref')
    .select(['ref', 'position', 'line'])
    .where('importId', '=', run.id)
    .where('ref', 'in', refs)
    .orderBy('ref')
    .orderBy('position')
    .execute()
  return new Map(found.map(({ ref, ...first }) => [ref, first]))
}

async function decide(tx: Database, run: ClaimedRun, isByAddress: boolean, target: Target, batch: Judged[]) {
  if (batch.length === 0) return []
  const known = await findKnown(tx, target, batch)
  const addresses = new Addresses(tx, run, target)
  await addresses.look(batch.map(({ document }) => document?.slug ?? ''))
  const decided: Judged[] = []
  for (const one of batch) {
    const namesakes = known.get(one.item.key) ?? []
    const before = namesakes.find((other) => isSamePiece(one, other))
    const slug = one.document?.slug ?? ''
    const there = isByAddress && !before ? addresses.holderOf(slug) : undefined
    if (before) decided.push(again(one, before))
    else if (there) decided.push({ ...one, outcome: 'changed', pieceId: there, slug })
    else decided.push(await anew(withNotes(one, namesakes.length > 0 ? [ANOTHER] : []), addresses))
  }
  return decided
}

interface Known extends KnownImport {
  piece: PieceState
  sourceSlug: string | null
  sourceTitle: string | null
  sourceDate: Date | null
}

/** What came in under the name of each item; several pieces, where several sites are called alike. */
async function findKnown(tx: Database, target: Target, batch: Judged[]) {
  const rows = await tx
    .selectFrom('importedPieces')
    .select(['sourceKey', 'pieceId', 'fingerprint', 'revision', 'publishedAt', 'isUndone'])
    .select(['sourceSlug', 'sourceTitle', 'sourceDate'])
    .where(
      'sourceKey',
      'in',
      batch.map(({ item }) => item.key),
    )
    .execute()
  const ids = rows.map(({ pieceId }) => pieceId)
  const pieces = await findPieceStates(tx, targets[target].kind, ids, { isHeld: true })
  const known = rows.flatMap(({ pieceId, ...row }) => {
    const piece = pieces.get(pieceId)
    // one that was deleted for good comes in again
    return piece ? [{ ...row, piece }] : []
  })
  return Map.groupBy(known, ({ sourceKey }) => sourceKey)
}

const ANOTHER = 'Another piece has come in under its number before, from a site at the same address: this one is new.'

/** Sites number their items from 1 on, and many live at http://localhost: what the item is has to agree, too. */
function isSamePiece({ item, document, fingerprint }: Judged, known: Known) {
  if (item.writtenAt === undefined || fingerprint === known.fingerprint) return true
  const isAlike = document?.slug === known.sourceSlug || document?.title === known.sourceTitle
  const isOtherDate = item.writtenAt && known.sourceDate && item.writtenAt.getTime() !== known.sourceDate.getTime()
  return isAlike && !isOtherDate
}

const withNotes = (one: Judged, notes: string[]): Judged => ({ ...one, notes: [...one.notes, ...notes] })

const OUT_OF_TRASH = 'It comes out of the trash, where the undoing of an earlier import has put it.'

function again(one: Judged, { piece, fingerprint, revision, publishedAt, isUndone }: Known): Judged {
  const known = { fingerprint, revision, publishedAt, isUndone }
  const found = { ...one, pieceId: piece.id, slug: piece.slug }
  if (piece.deletedAt && isUndone && piece.revision === revision) {
    return { ...found, outcome: 'changed', known, notes: [...one.notes, OUT_OF_TRASH] }
  }
  if (fingerprint === one.fingerprint) return { ...found, outcome: 'same' }
  const kept = (note: string): Judged => ({ ...found, outcome: 'kept', notes: [note] })
  if (piece.deletedAt) return kept('It is in the trash here, and stays there.')
  if (piece.revision !== revision) return kept('It was edited here since the last import, and stays as it is.')
  if (piece.publishedAt?.getTime() !== publishedAt?.getTime()) {
    return kept('Its publication was changed here since the last import, and it stays as it is.')
  }
  return { ...found, outcome: 'changed', known }
}

async function anew(one: Judged, addresses: Addresses): Promise<Judged> {
  const wanted = one.document?.slug ?? ''
  const slug = await addresses.freeFrom(wanted, one.item.key)
  const notes = slug === wanted ? one.notes : [...one.notes, `The address ${wanted} was taken: it lives at ${slug}.`]
  return { ...one, pieceId: newId(), slug, notes }
}

const MOST_NAMESAKES = 99

/** The addresses that are taken, by pieces and by what comes in before in this run. */
class Addresses {
  readonly #taken = new Map<string, string>()

  constructor(
    private readonly tx: Database,
    private readonly run: ClaimedRun,
    private readonly target: Target,
  ) {}

  async look(slugs: string[]) {
    const wanted = [...new Set(slugs)]
    if (wanted.length === 0) return
    const holders = await findSlugHolders(this.tx, targets[this.target].kind, wanted)
    for (const [slug, { id = '' }] of holders) this.#taken.set(slug, id)
    const claimed = await this.tx
      .selectFrom('importItems')
      .select('slug')
      .where('importId', '=', this.run.id)
      .where('kind', '=', this.target)
      .where('slug', 'in', wanted)
      .where('outcome', 'in', ['taken', 'changed'])
      .execute()
    // two items of one file are never one page
    for (const { slug } of claimed) if (slug) this.#taken.set(slug, '')
  }

  holderOf(slug: string) {
    return this.#taken.get(slug)
  }

  async freeFrom(wanted: string, key: string) {
    const isFree = (slug: string) => !this.#taken.has(slug)
    let free = isFree(wanted) ? wanted : undefined
    if (!free) {
      const others = Array.from({ length: MOST_NAMESAKES - 1 }, (_, index) => numberedSlug(wanted, index + 2))
      await this.look(others)
      free = others.find(isFree) ?? `${wanted.slice(0, 80)}-${shortHash(key)}`
    }
    this.#taken.set(free, '')
    return free
  }
}

function shortHash(key: string) {
  let hash = 0
  for (const sign of key) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}
