import { type RawBuilder, sql } from 'kysely'
import type { SearchTerms } from '~/platform/lists/search-terms.server'
import { decodeEntities } from '~/rich-text/entities'
import { HIGHLIGHT_END, HIGHLIGHT_START } from './highlight'

interface SearchedTexts {
  title: RawBuilder<unknown>
  description: RawBuilder<unknown>
  /** HTML. */
  body: RawBuilder<unknown>
}

/** Columns of a row with marks around the words that were found (see highlight.ts): what `excerptOf` needs. */
export function highlightColumns({ title, description, body }: SearchedTexts, terms: SearchTerms) {
  const query = sql`${terms.wanted}::tsquery`
  return [
    highlight(title, query, 'HighlightAll=true').as('highlightedTitle'),
    highlight(description, query, 'HighlightAll=true').as('highlightedDescription'),
    highlight(selectPassage(body, terms), query, 'MaxWords=32, MinWords=18, MaxFragments=1').as('passage'),
  ] as const
}

interface HighlightedColumns {
  highlightedDescription: string
  passage: string
}

/** The passage of the text with the words; the description when it has them and the text does not. */
export function excerptOf({ highlightedDescription, passage }: HighlightedColumns) {
  const text = tidyPassage(decodeEntities(passage))
  const isInText = text !== '' && (text.includes(HIGHLIGHT_START) || !highlightedDescription)
  return isInText ? `… ${text} …` : highlightedDescription
}

// how far into a text the words are looked for, and how much around them is read: highlighting takes its time
const MAX_SEARCHED_CHARACTERS = 100_000
const LEADING_CHARACTERS = 600
const WINDOW_CHARACTERS = 2_400

// marks inside a sentence part no words; one that is cut off at either end goes too
const inlineTags = '</?(a|abbr|cite|code|em|kbd|mark|s|strong|sub|sup)( [^>]*)?>'
const otherTags = '^[^<>]*>|<[^>]*(>|$)'
// ends of paragraphs, headings and table cells
const blockEnds = '</(p|h[1-6]|li|td|th|dt|dd|caption|figcaption|summary|pre|blockquote)>'
const PART = '·'

/** The words of the text around the first place where one of the longest of the words that are looked for may stand. */
function selectPassage(body: RawBuilder<unknown>, { wanted }: SearchTerms) {
  const stems = [...wanted.matchAll(/'((?:[^']|'')+)'/g)].map(([, stem = '']) => stem.replaceAll("''", "'"))
  const longest = stems.toSorted((a, b) => b.length - a.length).slice(0, 3)
  const text = sql`left(${body}, ${sql.lit(MAX_SEARCHED_CHARACTERS)})`
  const places = longest.map((stem) => sql`nullif(strpos(lower(${text}), ${stem}), 0)`)
  const start = sql`greatest(1, coalesce(${sql.join([...places, sql.lit(1)])}) - ${sql.lit(LEADING_CHARACTERS)})`
  const window = sql`substr(${body}, ${start}, ${sql.lit(WINDOW_CHARACTERS)})`
  const whole = sql`regexp_replace(${window}, ${sql.lit(inlineTags)}, '', 'g')`
  const parted = sql`regexp_replace(${whole}, ${sql.lit(blockEnds)}, ${sql.lit(` ${PART} `)}, 'g')`
  return sql`regexp_replace(${parted}, ${sql.lit(otherTags)}, ' ', 'g')`
}

/** One line, in which a dot parts what stood in different cells or paragraphs, unless a mark ends the one before. */
export function tidyPassage(text: string) {
  const parts = text.split(PART).map((part) => part.replace(/\s+/g, ' ').trim())
  return parts
    .filter((part) => part !== '')
    .reduce((line, part) => (line === '' ? part : `${line}${endsSentence(line) ? '' : ` ${PART}`} ${part}`), '')
}

const endsSentence = (line: string) => /[.!?:;,…][)\]"'”’\uE001]?$/u.test(line.slice(-2))

function highlight(text: RawBuilder<unknown>, query: RawBuilder<unknown>, how: string) {
  const options = `StartSel=${HIGHLIGHT_START}, StopSel=${HIGHLIGHT_END}, ${how}`
  return sql<string>`ts_headline('english', translate(${text}, ${HIGHLIGHT_START + HIGHLIGHT_END}, ''), ${query}, ${options})`
}
