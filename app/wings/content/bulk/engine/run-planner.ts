import { createShingles, tokenizeWords } from '~/kits/text-similarity/shingles'
import type { ExistingPages, PageFromEarlierRun } from '../existing-pages.queries.server'
import type { RowOutcome, SimilarityThresholds } from '../run'
import { entryText } from './entry-text'
import { maskValues } from './mask-values'
import type { RenderedRow } from './render-row'
import { SimilarityIndex, type SimilarPage } from './similarity-index'

/** What is planned for a row. */
export interface PlannedRow {
  position: number
  key: string
  title: string
  slug: string
  outcome: RowOutcome
  reason: string
  similarPage?: SimilarPage
  hash: string
  entryId: string | null
  isUnanswered?: boolean
}

type RowWithContent = Extract<RenderedRow, { content: unknown }>

/** Judges rows one after the other, each among those before it. */
export class RunPlanner {
  private readonly keys = new Map<string, number>()
  private readonly slugs = new Map<string, number>()
  private readonly similarPages: SimilarityIndex

  constructor(
    private readonly thresholds: SimilarityThresholds,
    rowCount: number,
  ) {
    this.similarPages = new SimilarityIndex(
      Math.min(thresholds.warnThreshold, thresholds.refuseThreshold) / 100,
      rowCount,
    )
  }

  planRow(row: RenderedRow, known: ExistingPages): PlannedRow {
    if (!('content' in row)) {
      return { ...row, title: '', slug: '', hash: '', entryId: null }
    }
    const { position, key, content, hash } = row
    const page = known.pages.get(key)
    const entryId = page?.state ? page.entryId : null
    const base = { position, key, title: content.title, slug: content.slug, hash, entryId }
    const taken = this.findConflict(row, known, entryId)
    if (taken) return { ...base, outcome: 'refused', reason: taken }
    const words = maskValues(tokenizeWords(entryText(content)), Object.values(row.values))
    const set = createShingles(words)
    const found = this.similarPages.findMostSimilar(set)
    const sibling = found && found.score * 100 >= this.thresholds.warnThreshold ? found : undefined
    if (sibling && sibling.score * 100 >= this.thresholds.refuseThreshold) {
      return { ...base, similarPage: sibling, outcome: 'refused', reason: similarityRefusal(sibling) }
    }
    this.keys.set(key, position)
    this.slugs.set(content.slug, position)
    this.similarPages.add(position, set)
    return { ...base, ...(sibling && { similarPage: sibling }), ...decideOutcome(row, page) }
  }

  private findConflict({ key, content }: RowWithContent, { holders }: ExistingPages, entryId: string | null) {
    const sameSlug = this.slugs.get(content.slug)
    if (sameSlug !== undefined) return `Row ${sameSlug} already uses the URL slug “${content.slug}”.`
    const sameKey = this.keys.get(key)
    if (sameKey !== undefined) return `Row ${sameKey} also has the unique value “${key}”.`
    const holder = holders.get(content.slug)
    return holder && (holder.id === undefined || holder.id !== entryId) ? holder.message : undefined
  }
}

function decideOutcome(
  { hash }: RowWithContent,
  page: PageFromEarlierRun | undefined,
): Pick<PlannedRow, 'outcome' | 'reason'> {
  if (!page?.state) return { outcome: 'created', reason: '' }
  if (page.state.deletedAt) return { outcome: 'kept', reason: 'Its page is in the trash.' }
  if (page.state.revision !== page.revision) return { outcome: 'kept', reason: 'Its page was edited by hand.' }
  return page.contentHash === hash ? { outcome: 'unchanged', reason: '' } : { outcome: 'updated', reason: '' }
}

function similarityRefusal({ position, score }: SimilarPage) {
  return `${Math.round(score * 100)}% identical to row ${position}.`
}
