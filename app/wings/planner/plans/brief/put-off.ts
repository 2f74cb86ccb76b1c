import type { Section } from './idea-blocks'
import type { Reader } from './reading-language'

const MAX_LOOK = 2000

/** "A barn owl for weddings (not in scope)". */
export function isMarkedAsOut(text: string, reader: Reader) {
  const marked = /\(([^()]{2,40})\)\s*[.;,]?$/.exec(text.slice(0, MAX_LOOK))?.[1]
  return marked !== undefined && reader.section('exclusions').exec(marked)?.index === 0
}

/** "Maybe next year", "may follow in a later release". */
export const isPutOff = (section: Section, text: string, reader: Reader) =>
  section !== 'wishes' &&
  (reader.has('postponed').test(text) || (reader.has('hedges').test(text) && reader.has('laterTimes').test(text)))
