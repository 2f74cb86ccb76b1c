import type { Database } from '~/platform/database/database.server'
import { newUuid } from '~/platform/database/new-uuid'
import { numberedSlug } from '~/platform/text/slug'
import { type EntryState, findEntryStates } from '~/wings/publishing/writing/entry-states.queries.server'
import { findSlugOwners } from '~/wings/publishing/writing/slug-owners.queries.server'
import type { PlannedItem, PreviousImport } from './convert-item.server'
import type { ClaimedImport } from './import-runs.server'
import { importTargets } from './import-targets.server'

type TargetKind = 'post' | 'page'

/**
 * Decides what becomes of each converted item, and under which address: what came in before is the same piece again, and
 * what was edited here since stays as it is.
 */
export async function decideOutcomes(
  tx: Database,
  run: ClaimedImport,
  isByAddress: boolean,
  batch: PlannedItem[],
): Promise<PlannedItem[]> {
  const firstOf = await findFirstByRef(tx, run, batch)
  const judged = batch.map((one) => {
    const first = firstOf.get(one.item.ref)
    if (!first || first.position >= one.item.position || one.outcome !== 'created') return one
    const note = `Duplicate of the item on line ${first.line}.`
    return { ...one, outcome: 'refused' as const, notes: [note] }
  })
  const byKind = (kind: TargetKind) => judged.filter(({ item, outcome }) => item.kind === kind && outcome === 'created')
  const decided = [
    ...(await decideForKind(tx, run, isByAddress, 'post', byKind('post'))),
    ...(await decideForKind(tx, run, isByAddress, 'page', byKind('page'))),
  ]
  const byPosition = new Map(decided.map((one) => [one.item.position, one]))
  return judged.map((one) => byPosition.get(one.item.position) ?? one)
}

/** The first item of the file with each of these names. */
async function findFirstByRef(tx: Database, run: ClaimedImport, batch: PlannedItem[]) {
  const refs = batch.flatMap(({ item, outcome }) => (outcome === 'created' ? item.ref : []))
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

async function decideForKind(
  tx: Database,
  run: ClaimedImport,
  isByAddress: boolean,
  target: TargetKind,
  batch: PlannedItem[],
) {
  if (batch.length === 0) return []
  const known = await findKnownEntries(tx, target, batch)
  const addresses = new SlugAllocator(tx, run, target)
  await addresses.loadTaken(batch.map(({ document }) => document?.slug ?? ''))
  const decided: PlannedItem[] = []
  for (const one of batch) {
    const namesakes = known.get(one.item.key) ?? []
    const before = namesakes.find((other) => isSameEntry(one, other))
    const slug = one.document?.slug ?? ''
    const there = isByAddress && !before ? addresses.findHolder(slug) : undefined
    if (before) decided.push(decideForKnown(one, before))
    else if (there) decided.push({ ...one, outcome: 'updated', entryId: there, slug })
    else decided.push(await decideForNew(withNotes(one, namesakes.length > 0 ? [SAME_NUMBER_NOTE] : []), addresses))
  }
  return decided
}

interface KnownEntry extends PreviousImport {
  entry: EntryState
  sourceSlug: string | null
  sourceTitle: string | null
  sourceDate: Date | null
}

/** What came in under the name of each item; several pieces, where several sites are called alike. */
async function findKnownEntries(tx: Database, target: TargetKind, batch: PlannedItem[]) {
  const rows = await tx
    .selectFrom('importedEntries')
    .select(['sourceKey', 'entryId', 'fingerprint', 'revision', 'publishedAt', 'isUndone'])
    .select(['sourceSlug', 'sourceTitle', 'sourceDate'])
    .where(
      'sourceKey',
      'in',
      batch.map(({ item }) => item.key),
    )
    .execute()
  const ids = rows.map(({ entryId }) => entryId)
  const entries = await findEntryStates(tx, importTargets[target].kind, ids, { isHeld: true })
  const known = rows.flatMap(({ entryId, ...row }) => {
    const entry = entries.get(entryId)
    // one that was deleted for good comes in again
    return entry ? [{ ...row, entry: entry }] : []
  })
  return Map.groupBy(known, ({ sourceKey }) => sourceKey)
}

const SAME_NUMBER_NOTE = 'Imported as new: an earlier import from the same site used this ID for another entry.'

/** Sites number their items from 1 on, and many live at http://localhost: what the item is has to agree, too. */
function isSameEntry({ item, document, fingerprint }: PlannedItem, known: KnownEntry) {
  if (item.writtenAt === undefined || fingerprint === known.fingerprint) return true
  const isAlike = document?.slug === known.sourceSlug || document?.title === known.sourceTitle
  const isOtherDate = item.writtenAt && known.sourceDate && item.writtenAt.getTime() !== known.sourceDate.getTime()
  return isAlike && !isOtherDate
}

const withNotes = (one: PlannedItem, notes: string[]): PlannedItem => ({ ...one, notes: [...one.notes, ...notes] })

const RESTORED_FROM_TRASH_NOTE = 'Restored from the trash.'

function decideForKnown(
  one: PlannedItem,
  { entry, fingerprint, revision, publishedAt, isUndone }: KnownEntry,
): PlannedItem {
  const known = { fingerprint, revision, publishedAt, isUndone }
  const found = { ...one, entryId: entry.id, slug: entry.slug }
  if (entry.deletedAt && isUndone && entry.revision === revision) {
    return { ...found, outcome: 'updated', previousImport: known, notes: [...one.notes, RESTORED_FROM_TRASH_NOTE] }
  }
  if (fingerprint === one.fingerprint) return { ...found, outcome: 'unchanged' }
  const kept = (note: string): PlannedItem => ({ ...found, outcome: 'kept', notes: [note] })
  if (entry.deletedAt) return kept('Already in the trash, not imported.')
  if (entry.revision !== revision) return kept('Edited here since the last import, not changed.')
  if (entry.publishedAt?.getTime() !== publishedAt?.getTime()) {
    return kept('Publication changed here since the last import, not changed.')
  }
  return { ...found, outcome: 'updated', previousImport: known }
}

async function decideForNew(one: PlannedItem, addresses: SlugAllocator): Promise<PlannedItem> {
  const wanted = one.document?.slug ?? ''
  const slug = await addresses.allocate(wanted, one.item.key)
  const notes = slug === wanted ? one.notes : [...one.notes, `The URL slug ${wanted} was taken. Imported as ${slug}.`]
  return { ...one, entryId: newUuid(), slug, notes }
}

const MAX_SLUG_SUFFIX = 99

/** The addresses that are taken, by pieces and by what comes in before in this run. */
class SlugAllocator {
  readonly #taken = new Map<string, string>()

  constructor(
    private readonly tx: Database,
    private readonly run: ClaimedImport,
    private readonly target: TargetKind,
  ) {}

  async loadTaken(slugs: string[]) {
    const wanted = [...new Set(slugs)]
    if (wanted.length === 0) return
    const holders = await findSlugOwners(this.tx, importTargets[this.target].kind, wanted)
    for (const [slug, { id = '' }] of holders) this.#taken.set(slug, id)
    const claimed = await this.tx
      .selectFrom('importItems')
      .select('slug')
      .where('importId', '=', this.run.id)
      .where('kind', '=', this.target)
      .where('slug', 'in', wanted)
      .where('outcome', 'in', ['created', 'updated'])
      .execute()
    // two items of one file are never one page
    for (const { slug } of claimed) if (slug) this.#taken.set(slug, '')
  }

  findHolder(slug: string) {
    return this.#taken.get(slug)
  }

  async allocate(wanted: string, key: string) {
    const isFree = (slug: string) => !this.#taken.has(slug)
    let free = isFree(wanted) ? wanted : undefined
    if (!free) {
      const others = Array.from({ length: MAX_SLUG_SUFFIX - 1 }, (_, index) => numberedSlug(wanted, index + 2))
      await this.loadTaken(others)
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
