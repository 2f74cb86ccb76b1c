import type { BriefReading } from '../../brief/brief-reading-schema'
import { toExclusions, toWishes } from './answer-to-reading'
import type { QuoteFinder } from './quote-finder'
import { readingAnswerSchema } from './reading-answer'
import type { ReadingEvent } from './reading-event'

const MAX_TEXT = 160
const wishSchema = readingAnswerSchema.shape.wishes.element
const exclusionSchema = readingAnswerSchema.shape.exclusions.element

/** Takes an answer as far as it is there, again and again, and tells the wishes and exclusions that are whole since. */
export function createReadingStream(
  find: QuoteFinder,
  language: BriefReading['language'],
  emit: (event: ReadingEvent) => void,
) {
  let [wishes, exclusions] = [0, 0]
  return (partial: unknown) => {
    const written = asRecord(partial)
    const wholeWishes = wholeItems(written, 'wishes', 'exclusions').flatMap(
      (one) => wishSchema.safeParse(one).data ?? [],
    )
    const wholeExclusions = wholeItems(written, 'exclusions', 'limits').flatMap(
      (one) => exclusionSchema.safeParse(one).data ?? [],
    )
    const read = toWishes(wholeWishes, find, language)
    const refused = toExclusions(wholeExclusions, find, read, language)
    emit({
      type: 'reading',
      items: { wishes: read.slice(wishes), exclusions: refused.slice(exclusions) },
      text: lastText(written),
    })
    wishes = read.length
    exclusions = refused.length
  }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** The last item of a list may be half written until the next list begins. */
function wholeItems(written: Record<string, unknown>, list: string, next: string): unknown[] {
  const items = written[list]
  if (!Array.isArray(items)) return []
  return next in written ? items : items.slice(0, -1)
}

/** What is being written: the newest text of the newest part. */
function lastText(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, MAX_TEXT)
  if (typeof value !== 'object' || value === null) return ''
  const last = Object.entries(value)
    .filter(([name]) => name !== 'release' && name !== 'terms')
    .at(-1)
  return last ? lastText(last[1]) : ''
}
