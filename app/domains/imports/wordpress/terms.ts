import { slugify } from '~/platform/slug'
import { plainText, within } from '../html/words-of'
import type { XmlRecord } from '../reading/xml-records.server'
import { listOf } from '../report/list-of'
import { termsOf } from './wxr-item'

const MOST_TAGS = 20
const LONGEST_TAG = 50

/** The first category is the post's; the others are tags, which it may have several of. */
export function termsFor(record: XmlRecord, notes: string[]) {
  const named = termsOf(record).map(({ name, ...term }) => ({ ...term, name: plainText(name) }))
  const categories = named.filter(({ domain, slug }) => domain === 'category' && slug !== 'uncategorized')
  const [first = '', ...others] = categories.map(({ name }) => name)
  const hasAddress = slugify(first) !== ''
  if (first && !hasAddress) notes.push(`The category “${first.slice(0, 100)}” has no letters of ours: it is a tag now.`)
  const tags = named.flatMap(({ domain, name }) => (isTag(domain) ? name : []))
  noteOthers(named, notes)
  return {
    category: hasAddress ? first : '',
    tags: tagsOf([...(hasAddress ? [] : [first]), ...others, ...tags], notes),
  }
}

// exports of WordPress before 3.0 say "tag"
const isTag = (domain: string) => domain === 'post_tag' || domain === 'tag'

function tagsOf(names: string[], notes: string[]) {
  const cut = names.map((name) => within(name, LONGEST_TAG))
  const longer = new Set(cut.flatMap(({ text, isCut }) => (isCut ? text : [])))
  if (longer.size > 0) notes.push(`Tags longer than ${LONGEST_TAG} characters were cut: ${listOf([...longer])}.`)
  const each = [...new Set(cut.map(({ text }) => text).filter(Boolean))]
  if (each.length > MOST_TAGS) notes.push(`It has ${each.length} tags; the first ${MOST_TAGS} are taken.`)
  return each.slice(0, MOST_TAGS)
}

function noteOthers(terms: { domain: string; name: string }[], notes: string[]) {
  const others = terms.filter(({ domain }) => domain !== 'category' && !isTag(domain))
  const named = [...new Set(others.map(({ domain, name }) => `${name} (${domain || 'of no kind'})`))]
  if (named.length > 0) notes.push(`Terms of other kinds are not taken: ${listOf(named)}.`)
}
