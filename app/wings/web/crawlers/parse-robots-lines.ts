export interface RobotsLine {
  number: number
  /** As it is written, without a comment. */
  text: string
  /** In small letters; empty for what is no line of a robots.txt. */
  field: string
  value: string
}

// Google reads none of them; others do
const fieldsOfOthers = new Set(['crawl-delay', 'host', 'clean-param', 'request-rate', 'visit-time'])
const wholeFileFields = new Set(['sitemap', 'host', 'clean-param'])

export const isFieldOfOthers = (field: string) => fieldsOfOthers.has(field)

/** Whether it is one of RFC 9309, or of those that some search engines read besides. */
export const isKnownField = (field: string) =>
  ['user-agent', 'sitemap', 'allow', 'disallow'].includes(field) || isFieldOfOthers(field)

/** Whether it stands in a group, below the crawlers for which it is. */
export const isRuleField = (field: string) =>
  isKnownField(field) && field !== 'user-agent' && !wholeFileFields.has(field)

/** The lines that say something: without comments and empty ones. */
export function parseRobotsLines(text: string): RobotsLine[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/)
  return lines.flatMap((written, index) => {
    const line = written.split('#', 1)[0]?.trim()
    if (!line) return []
    const colon = line.indexOf(':')
    const field = colon < 0 ? '' : line.slice(0, colon).trim().toLowerCase()
    return [{ number: index + 1, text: line, field, value: line.slice(colon + 1).trim() }]
  })
}
