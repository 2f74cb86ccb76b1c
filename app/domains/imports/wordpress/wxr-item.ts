import type { XmlRecord } from '../reading/xml-records.server'

/** The text of the first part with this name; empty without one. */
export function partOf(record: XmlRecord, name: string) {
  return record.children.find((child) => child.name === name)?.text.trim() ?? ''
}

/** The custom fields of an item by their names; of one name the last counts. */
export function metaOf(record: XmlRecord) {
  const fields = record.children.filter(({ name }) => name === 'wp:postmeta')
  return new Map(fields.map((field) => [partOf(field, 'wp:meta_key'), partOf(field, 'wp:meta_value')]))
}

/** The names of the categories or tags (`domain`) that an item carries. */
export function termsOf(record: XmlRecord, domain: string) {
  const carried = record.children.filter(({ name, attributes }) => name === 'category' && attributes.domain === domain)
  return carried.map(({ text, attributes }) => ({ name: text.trim(), slug: attributes.nicename ?? '' }))
}

/** A moment as WordPress writes it, "2024-03-01 12:00:00" in UTC; null for its zeros and for what is none. */
export function momentOf(text: string) {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/.exec(text)
  if (!match || text.startsWith('0000')) return null
  const moment = new Date(`${match[1]}T${match[2]}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** When it came out, or was begun: the UTC that newer exports have, else its own clock, else the date of the feed. */
export function dateOf(record: XmlRecord) {
  const published = Date.parse(partOf(record, 'pubDate'))
  const inFeed = Number.isNaN(published) || published < 0 ? null : new Date(published)
  return momentOf(partOf(record, 'wp:post_date_gmt')) ?? inFeed ?? momentOf(partOf(record, 'wp:post_date'))
}
