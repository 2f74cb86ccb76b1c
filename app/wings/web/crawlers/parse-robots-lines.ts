export interface RobotsLine {
  number: number
  /** In small letters; empty for what is no line of a robots.txt. */
  field: string
  value: string
}

interface RobotsLineGroup {
  agents: string[]
  rules: { field: string; value: string }[]
}

// what stands in a group; everything else is for the whole file
const rules = new Set(['allow', 'disallow', 'crawl-delay', 'request-rate'])

export const isRule = ({ field }: Pick<RobotsLine, 'field'>) => rules.has(field)

/** The lines that say something: without comments and empty ones. */
export function parseRobotsLines(text: string): RobotsLine[] {
  return text.split('\n').flatMap((written, index) => {
    const comment = written.indexOf('#')
    const line = (comment < 0 ? written : written.slice(0, comment)).trim()
    if (!line) return []
    const colon = line.indexOf(':')
    const field = colon < 0 ? '' : line.slice(0, colon).trim().toLowerCase()
    return [{ number: index + 1, field, value: line.slice(colon + 1).trim() }]
  })
}

/** Crawlers that stand one below the other share the rules that follow. */
export function parseRobotsGroups(text: string): RobotsLineGroup[] {
  const groups: RobotsLineGroup[] = []
  let open = false
  for (const { field, value } of parseRobotsLines(text)) {
    if (field === 'user-agent') {
      if (!open) groups.push({ agents: [], rules: [] })
      groups.at(-1)?.agents.push(value.toLowerCase())
      open = true
    } else if (rules.has(field)) {
      groups.at(-1)?.rules.push({ field, value })
      open = false
    }
  }
  return groups
}
