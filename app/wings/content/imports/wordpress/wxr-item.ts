import type { XmlRecord } from '../sources/stream-xml-records.server'

/** The text of the first part with this name; empty without one. */
export function readChildText(record: XmlRecord, name: string) {
  return record.children.find((child) => child.name === name)?.text.trim() ?? ''
}

/** The custom fields of an item by their names; of one name the last counts. */
export function readPostMeta(record: XmlRecord) {
  const fields = record.children.filter(({ name }) => name === 'wp:postmeta')
  return new Map(fields.map((field) => [readChildText(field, 'wp:meta_key'), readChildText(field, 'wp:meta_value')]))
}

/** The categories, tags and other terms that an item carries; `domain` says which they are. */
export function readPostTerms(record: XmlRecord) {
  const carried = record.children.filter(({ name }) => name === 'category')
  return carried.flatMap(({ text, attributes: { domain = '', nicename = '' } }) => {
    // exports of WordPress before 3.0 carry each a second time, without saying what it is
    return domain || nicename ? { name: text.trim(), slug: nicename, domain: domain || 'category' } : []
  })
}

/** A moment as WordPress writes it, "2024-03-01 12:00:00" in UTC; null for its zeros and for what is none. */
export function parseWordpressDate(text: string) {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/.exec(text)
  if (!match || text.startsWith('0000')) return null
  const moment = new Date(`${match[1]}T${match[2]}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** When it came out, or was begun: the UTC that newer exports have, else its own clock, else the date of the feed. */
export function readPostDate(record: XmlRecord) {
  const published = Date.parse(readChildText(record, 'pubDate'))
  const inFeed = Number.isNaN(published) || published < 0 ? null : new Date(published)
  return (
    parseWordpressDate(readChildText(record, 'wp:post_date_gmt')) ??
    inFeed ??
    parseWordpressDate(readChildText(record, 'wp:post_date'))
  )
}
