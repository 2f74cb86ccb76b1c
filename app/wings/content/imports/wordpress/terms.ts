import { slugify } from '~/platform/text/slug'
import { decodeHtmlEntities, truncateToLine } from '../engine/html-to-text'
import { joinNames } from '../engine/join-names'
import type { XmlRecord } from '../sources/stream-xml-records.server'
import { readPostTerms } from './wxr-item'

const MAX_TAGS = 20
const MAX_TAG_LENGTH = 50

/** The first category is the post's; the others are tags, which it may have several of. */
export function convertTerms(record: XmlRecord, notes: string[]) {
  const named = readPostTerms(record).map(({ name, ...term }) => ({ ...term, name: decodeHtmlEntities(name) }))
  const categories = named.filter(({ domain, slug }) => domain === 'category' && slug !== 'uncategorized')
  const [first = '', ...others] = categories.map(({ name }) => name)
  const hasAddress = slugify(first) !== ''
  if (first && !hasAddress)
    notes.push(`The category “${first.slice(0, 100)}” was imported as a tag: it has no Latin letters.`)
  const tags = named.flatMap(({ domain, name }) => (isTag(domain) ? name : []))
  addSkippedTermNotes(named, notes)
  return {
    category: hasAddress ? first : '',
    tags: limitTags([...(hasAddress ? [] : [first]), ...others, ...tags], notes),
  }
}

// exports of WordPress before 3.0 say "tag"
const isTag = (domain: string) => domain === 'post_tag' || domain === 'tag'

function limitTags(names: string[], notes: string[]) {
  const cut = names.map((name) => truncateToLine(name, MAX_TAG_LENGTH))
  const longer = new Set(cut.flatMap(({ text, isCut }) => (isCut ? text : [])))
  if (longer.size > 0) notes.push(`Tags were cut to ${MAX_TAG_LENGTH} characters: ${joinNames([...longer])}.`)
  const each = [...new Set(cut.map(({ text }) => text).filter(Boolean))]
  if (each.length > MAX_TAGS) notes.push(`It has ${each.length} tags. The first ${MAX_TAGS} were imported.`)
  return each.slice(0, MAX_TAGS)
}

function addSkippedTermNotes(terms: { domain: string; name: string }[], notes: string[]) {
  const others = terms.filter(({ domain }) => domain !== 'category' && !isTag(domain))
  const named = [...new Set(others.map(({ domain, name }) => `${name} (${domain || 'no taxonomy'})`))]
  if (named.length > 0) notes.push(`Unsupported taxonomies were not imported: ${joinNames(named)}.`)
}
