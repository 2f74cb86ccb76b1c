import { type RawBuilder, sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { SearchTerms } from '~/platform/lists/search-terms.server'
import { decodeEntities } from '~/rich-text/entities'
import { HIGHLIGHT_END, HIGHLIGHT_START } from './highlight'
import type { PostSummary } from './post'
import { postSummaryColumns, toPostSummary } from './queries.server'

/** A post with marks around the words that were found (see highlight.ts). */
export interface HighlightedPost extends PostSummary {
  highlightedTitle: string
  /** The passage of the text with the words; the description when it has them and the text does not. */
  excerpt: string
}

/** The posts in the given order, with what they have of the words. */
export async function highlightPosts(tx: Database, ids: string[], terms: SearchTerms): Promise<HighlightedPost[]> {
  if (ids.length === 0) return []
  const query = sql`${terms.wanted}::tsquery`
  const rows = await tx
    .selectFrom('blogPosts')
    .select((from) => ['id', ...postSummaryColumns(from)])
    .select(highlight(sql`title`, query, 'HighlightAll=true').as('highlightedTitle'))
    .select(highlight(sql`description`, query, 'HighlightAll=true').as('highlightedDescription'))
    .select(highlight(selectPassage(terms), query, 'MaxWords=32, MinWords=18, MaxFragments=1').as('passage'))
    .where('id', 'in', ids)
    .execute()
  const found = new Map(
    rows.map(({ id, highlightedDescription, passage, ...row }) => {
      const text = toSingleLine(decodeEntities(passage))
      const isInText = text !== '' && (text.includes(HIGHLIGHT_START) || !row.description)
      return [id, { ...toPostSummary(row), excerpt: isInText ? `… ${text} …` : highlightedDescription }]
    }),
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}

// how far into a text the words are looked for, and how much around them is read: highlighting takes its time
const MAX_SEARCHED_CHARACTERS = 100_000
const LEADING_CHARACTERS = 600
const WINDOW_CHARACTERS = 2_400

// marks inside a sentence part no words; one that is cut off at either end goes too
const inlineTags = '</?(a|abbr|cite|code|em|kbd|mark|s|strong|sub|sup)( [^>]*)?>'
const otherTags = '^[^<>]*>|<[^>]*(>|$)'

/** The words of the text around the first place where one of the longest of the words that are looked for may stand. */
function selectPassage({ wanted }: SearchTerms) {
  const stems = [...wanted.matchAll(/'((?:[^']|'')+)'/g)].map(([, stem = '']) => stem.replaceAll("''", "'"))
  const longest = stems.toSorted((a, b) => b.length - a.length).slice(0, 3)
  const text = sql`left(body, ${sql.lit(MAX_SEARCHED_CHARACTERS)})`
  const places = longest.map((stem) => sql`nullif(strpos(lower(${text}), ${stem}), 0)`)
  const start = sql`greatest(1, coalesce(${sql.join([...places, sql.lit(1)])}) - ${sql.lit(LEADING_CHARACTERS)})`
  const window = sql`substr(body, ${start}, ${sql.lit(WINDOW_CHARACTERS)})`
  const whole = sql`regexp_replace(${window}, ${sql.lit(inlineTags)}, '', 'g')`
  return sql`regexp_replace(${whole}, ${sql.lit(otherTags)}, ' ', 'g')`
}

function toSingleLine(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

function highlight(text: RawBuilder<unknown>, query: RawBuilder<unknown>, how: string) {
  const options = `StartSel=${HIGHLIGHT_START}, StopSel=${HIGHLIGHT_END}, ${how}`
  return sql<string>`ts_headline('english', translate(${text}, ${HIGHLIGHT_START + HIGHLIGHT_END}, ''), ${query}, ${options})`
}
