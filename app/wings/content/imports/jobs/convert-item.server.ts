import { createHash } from 'node:crypto'
import { DomainError } from '~/platform/errors/errors'
import { log } from '~/platform/monitoring/log.server'
import { toStorableText } from '~/platform/text/storable-text'
import type { ImportOutcome } from '../import-run'
import type { ItemDetails, SourceDocument } from '../sources/source-item'
import type { NumberedItem } from './batch-items'

/** What is known of an item before anything is written. */
export interface PlannedItem {
  item: NumberedItem
  outcome: ImportOutcome
  /** Sentences for the report. */
  notes: string[]
  document?: SourceDocument
  fingerprint?: string
  entryId?: string
  slug?: string
  /** What an earlier import has noted of it, when this one takes its place. */
  previousImport?: PreviousImport
}

/** What is noted of an import of an item, until the next one. */
export interface PreviousImport {
  fingerprint: string
  revision: number
  publishedAt: Date | null
  isUndone: boolean
}

/** The item in our terms; whatever its document is, the run goes on. */
export function convertItem(
  item: NumberedItem,
  detailsOf: (ref: string) => ItemDetails | undefined,
  pictures: string,
): PlannedItem {
  if (item.refusal) return { item, outcome: 'refused', notes: [item.refusal] }
  if (!item.document) return { item, outcome: 'listed', notes: item.listedNote ? [item.listedNote] : [] }
  try {
    const { notes, ...document } = item.document(detailsOf)
    const stored = toStorableDocument({ ...document, notes: [] })
    return {
      item,
      outcome: 'created',
      notes: notes.map(toStorableText),
      document: stored,
      fingerprint: computeFingerprint(stored, pictures),
    }
  } catch (error) {
    if (error instanceof DomainError) return { item, outcome: 'refused', notes: [error.message] }
    log.error({ err: error, ref: item.ref }, 'an item of an import could not be converted')
    return { item, outcome: 'refused', notes: ['The content could not be read.'] }
  }
}

/** The same while what comes in is the same, pictures fetched or not. */
function computeFingerprint(document: SourceDocument, pictures: string) {
  // a draft without a date has another one each time
  const { createdAt: _now, flags: _beside, categoryName: _named, ...rest } = document
  // earlier versions called it guides when there was none
  const said = JSON.stringify([{ ...rest, category: rest.category || 'guides' }, pictures === 'leave'])
  return createHash('sha256').update(said).digest('hex').slice(0, 32)
}

/** Every text in it as the database takes it. */
function toStorableDocument(document: SourceDocument): SourceDocument {
  return {
    ...document,
    title: toStorableText(document.title),
    description: toStorableText(document.description),
    html: toStorableText(document.html),
    author: toStorableText(document.author),
    tags: document.tags.map(toStorableText),
    cover: document.cover && { ...document.cover, alt: toStorableText(document.cover.alt) },
    seo: Object.fromEntries(
      Object.entries(document.seo).map(([name, value]) => [
        name,
        typeof value === 'string' ? toStorableText(value) : value,
      ]),
    ),
  }
}
