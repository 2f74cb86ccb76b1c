import type { z } from 'zod'
import { postFrontMatter } from '~/wings/content/blog/post-front-matter'
import { truncateToLine } from '../engine/html-to-text'
import { joinNames } from '../engine/join-names'
import type { SourceDocument, SourceItem } from './source-item'
import type { SourcePublication } from './source-publication'
import type { TableRow } from './table-row'

export type PostFrontMatter = z.output<typeof postFrontMatter>

interface PostSource {
  line: number
  /** What it is called when it has no address. */
  name: string
  fields: TableRow
  state: SourcePublication
  /**
   * Its text as HTML, the names of what is left out of it, sentences for the report, and what in it looked suspicious; asked
   * for when it is taken.
   */
  content: () => { html: string; lost: string[]; notes?: string[]; flags: string[] }
  /** Names of fields that have no place here. */
  unknownFields: string[]
  /** How many cells of its row stand behind the last column. */
  extraCellCount?: number
  length: number
  /** Where visitors found it before. */
  oldAddresses?: string[]
  /** Its name on another site; without one it was written for this site, and its address here names it. */
  key?: string
}

/** A post that was written for this site, in today's or in the older shape, as an item. */
export function toPostItem({ line, name, fields, length, key, ...written }: PostSource): SourceItem {
  const parsed = postFrontMatter.safeParse(fields)
  const title = typeof fields.title === 'string' ? fields.title.slice(0, 200) : ''
  const item = { line, kind: 'post' as const, title, address: written.oldAddresses?.[0] ?? '', length }
  if (!parsed.success) {
    const refusal = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')
    return { ...item, ref: `post:${name}`, key: key ?? `own:post:${name}`, refusal }
  }
  const post = parsed.data
  const ref = `post:${key ? name : post.slug}`
  return { ...item, ref, key: key ?? `own:${ref}`, document: () => toDocument(post, written) }
}

const MAX_TAGS = 20

type Content = Pick<PostSource, 'content' | 'unknownFields' | 'extraCellCount' | 'state' | 'oldAddresses'>

function toDocument(post: PostFrontMatter, written: Content): SourceDocument {
  const { content, unknownFields, extraCellCount = 0, state, oldAddresses = [] } = written
  const { html, lost, notes: textNotes = [], flags } = content()
  const tags = [...new Set(post.tags.map((tag) => truncateToLine(tag, 50).text).filter(Boolean))]
  const isUndated = state.isScheduled && !post.date
  const publishedAt = state.isPublic && !isUndated ? (post.date ?? today()) : null
  const notes = [
    ...state.notes,
    ...(isUndated && state.isPublic ? ['Imported as a draft: its schedule date is not valid.'] : []),
    ...(tags.length > MAX_TAGS ? [`It has ${tags.length} tags. The first ${MAX_TAGS} were imported.`] : []),
    ...textNotes,
    ...(lost.length > 0 ? [`Removed from the content: ${joinNames(lost)}.`] : []),
    ...(unknownFields.length > 0 ? [`Unsupported fields were not imported: ${joinNames(unknownFields)}.`] : []),
    ...(extraCellCount > 0 ? [`Cells beyond the last column were not imported: ${extraCellCount}.`] : []),
  ]
  return {
    title: post.title,
    slug: post.slug,
    description: post.description.slice(0, 500),
    html,
    author: post.author,
    category: post.category,
    categoryName: post.categoryName,
    tags: tags.slice(0, MAX_TAGS),
    seo: {},
    oldAddresses: oldAddresses.slice(1),
    notes,
    flags,
    cover: post.cover ? { address: post.cover, alt: post.coverAlt } : null,
    publishedAt,
    createdAt: post.date ?? new Date(),
    readTimeInt: post.readTimeInt,
  }
}

/** A post without a date came out today; all of today it is the same post. */
function today() {
  return new Date(new Date().setUTCHours(0, 0, 0, 0))
}
