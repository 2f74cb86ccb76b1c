import type { XmlRecord } from '../reading/xml-records.server'
import { listOf } from '../report/list-of'
import { partOf } from './wxr-item'

const known = /^_|^rank_math_/
// where page builders keep a page, beside or instead of its text
const builders: Record<string, string> = {
  _elementor_data: 'Elementor',
  _fl_builder_data: 'Beaver Builder',
  _bricks_page_content_2: 'Bricks',
  ct_builder_json: 'Oxygen',
  ct_builder_shortcodes: 'Oxygen',
}

/** The page builder that a page was made with; undefined without one. */
export function builderOf(meta: Map<string, string>) {
  const found = Object.entries(builders).find(([name]) => meta.get(name)?.replace(/^\[\]$/, ''))
  return found?.[1]
}

/** What an item had beside its content and is not taken. */
export function leftBehind(record: XmlRecord, meta: Map<string, string>) {
  const comments = record.children.filter(({ name }) => name === 'wp:comment').length
  const fields = [...meta.keys()].filter((name) => name && !known.test(name) && !Object.hasOwn(builders, name))
  const isSticky = partOf(record, 'wp:is_sticky') === '1'
  return [
    ...(comments > 0
      ? [`${comments === 1 ? 'A comment is' : `${comments} comments are`} not taken: this site has none.`]
      : []),
    ...(fields.length > 0 ? [`Custom fields are not taken: ${listOf(fields)}.`] : []),
    ...(isSticky ? ['It stood before all others; here posts stand in the order of their dates.'] : []),
  ]
}
