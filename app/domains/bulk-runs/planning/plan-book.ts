import type { Outcome, Thresholds } from '../run'
import { pieceText } from '../similarity/piece-text'
import { shinglesOf, withoutValues, wordsOf } from '../similarity/shingles'
import { type Sibling, SiblingIndex } from '../similarity/sibling-index'
import type { Known, KnownPage } from './known-pages.server'
import type { ReadRow } from './read-row'

/** What is planned for a row. */
export interface PlannedRow {
  position: number
  key: string
  title: string
  slug: string
  outcome: Outcome
  reason: string
  sibling?: Sibling
  hash: string
  pieceId: string | null
  isUnanswered?: boolean
}

type ReadPage = Extract<ReadRow, { content: unknown }>

/** Judges rows one after the other, each among those before it. */
export class PlanBook {
  private readonly keys = new Map<string, number>()
  private readonly slugs = new Map<string, number>()
  private readonly siblings: SiblingIndex

  constructor(
    private readonly thresholds: Thresholds,
    rowCount: number,
  ) {
    this.siblings = new SiblingIndex(Math.min(thresholds.warnAt, thresholds.refuseAt) / 100, rowCount)
  }

  judge(row: ReadRow, known: Known): PlannedRow {
    if (!('content' in row)) {
      return { ...row, title: '', slug: '', hash: '', pieceId: null }
    }
    const { position, key, content, hash } = row
    const page = known.pages.get(key)
    const pieceId = page?.state ? page.pieceId : null
    const base = { position, key, title: content.title, slug: content.slug, hash, pieceId }
    const taken = this.whyTaken(row, known, pieceId)
    if (taken) return { ...base, outcome: 'refused', reason: taken }
    const words = withoutValues(wordsOf(pieceText(content)), Object.values(row.values))
    const set = shinglesOf(words)
    const found = this.siblings.nearest(set)
    const sibling = found && found.score * 100 >= this.thresholds.warnAt ? found : undefined
    if (sibling && sibling.score * 100 >= this.thresholds.refuseAt) {
      return { ...base, sibling, outcome: 'refused', reason: tooAlike(sibling) }
    }
    this.keys.set(key, position)
    this.slugs.set(content.slug, position)
    this.siblings.add(position, set)
    return { ...base, ...(sibling && { sibling }), ...whatBecomes(row, page) }
  }

  private whyTaken({ key, content }: ReadPage, { holders }: Known, pieceId: string | null) {
    const sameSlug = this.slugs.get(content.slug)
    if (sameSlug !== undefined) return `Row ${sameSlug} has the address “${content.slug}” already.`
    const sameKey = this.keys.get(key)
    if (sameKey !== undefined) return `Row ${sameKey} is called “${key}” too.`
    const holder = holders.get(content.slug)
    return holder && (holder.id === undefined || holder.id !== pieceId) ? holder.sentence : undefined
  }
}

function whatBecomes({ hash }: ReadPage, page: KnownPage | undefined): Pick<PlannedRow, 'outcome' | 'reason'> {
  if (!page?.state) return { outcome: 'made', reason: '' }
  if (page.state.deletedAt) return { outcome: 'kept', reason: 'Its page is in the trash.' }
  if (page.state.revision !== page.revision) return { outcome: 'kept', reason: 'Its page was edited by hand.' }
  return page.contentHash === hash ? { outcome: 'same', reason: '' } : { outcome: 'changed', reason: '' }
}

function tooAlike({ position, score }: Sibling) {
  return `${Math.round(score * 100)} % of it is the same as row ${position}.`
}
