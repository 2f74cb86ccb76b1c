import { z } from 'zod'

/** What robots.txt says until somebody writes another one; the line with the sitemap is added. */
export const defaultRobots = `${[
  'User-agent: *',
  'Disallow: /admin',
  'Disallow: /api/',
  'Disallow: /checkout/',
  'Disallow: /download/',
  'Disallow: /payment/',
  'Disallow: /plan/',
  'Disallow: /purchases',
  'Disallow: /review/',
].join('\n')}\n`

// Google reads 500 KiB; nobody writes that by hand
const LONGEST_TEXT = 100_000
const MOST_LINES = 2_000
const LONGEST_LINE = 2_000
const MOST_GROUPS = 200

// the fields of RFC 9309, and those that some search engines read besides
const fields = new Set([
  'user-agent',
  'allow',
  'disallow',
  'sitemap',
  'crawl-delay',
  'host',
  'clean-param',
  'request-rate',
])
const rules = new Set(['allow', 'disallow', 'crawl-delay', 'request-rate'])

interface Line {
  number: number
  field: string
  value: string
}

interface Group {
  agents: string[]
  rules: { field: string; value: string }[]
}

/** A robots.txt that crawlers understand, or a sentence for the first line that they do not. */
export const robotsText = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .min(1, 'Write at least one rule, or go back to the default.')
      .max(LONGEST_TEXT, `This is longer than ${LONGEST_TEXT.toLocaleString('en')} characters.`)
      .superRefine((text, context) => {
        const message = faultIn(text)
        if (message) context.addIssue({ code: 'custom', message })
      }),
  )

function faultIn(text: string): string | undefined {
  const written = text.split('\n')
  if (written.length > MOST_LINES) return `These are more than ${MOST_LINES.toLocaleString('en')} lines.`
  const tooLong = written.findIndex((line) => line.length > LONGEST_LINE)
  if (tooLong >= 0) return `Line ${tooLong + 1} is longer than ${LONGEST_LINE.toLocaleString('en')} characters.`
  const lines = linesOf(text)
  for (const line of lines) {
    const fault = faultOf(line)
    if (fault) return `Line ${line.number}: ${fault}`
  }
  const first = lines.find(({ field }) => rules.has(field) || field === 'user-agent')
  if (!first) return 'There is no group: begin with “User-agent: *”.'
  if (first.field !== 'user-agent') return `Line ${first.number}: Say first whom it is for, such as “User-agent: *”.`
  if (groupsOf(text).length > MOST_GROUPS) return `These are more than ${MOST_GROUPS} groups.`
  return undefined
}

function faultOf({ field, value }: Line) {
  if (!field) return 'A line is “Field: value”, a comment that begins with #, or empty.'
  if (!fields.has(field)) return `Crawlers do not know “${field}”.`
  if (field === 'user-agent' && !/^(\*|[\w.-]+(?:[ /][\w.-]+){0,5})$/.test(value))
    return 'Name a crawler, or * for all.'
  if ((field === 'allow' || field === 'disallow') && value && !/^[/*]\S*$/.test(value)) {
    return 'A path begins with / and has no blanks.'
  }
  if (field === 'sitemap' && !isWebAddress(value)) return 'A sitemap is a whole address, such as https://….'
  if (field === 'crawl-delay' && !/^\d{1,4}(\.\d{1,3})?$/.test(value)) return 'A delay is a number of seconds.'
  return undefined
}

function isWebAddress(value: string) {
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}

/** The lines that say something: without comments and empty ones. Without a field: what is no line of a robots.txt. */
function linesOf(text: string): Line[] {
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
function groupsOf(text: string): Group[] {
  const groups: Group[] = []
  let open = false
  for (const { field, value } of linesOf(text)) {
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

/** Whether crawlers that no other group names may not even fetch the home page. */
export function closesSite(text: string) {
  const all = groupsOf(text).filter(({ agents }) => agents.includes('*'))
  const values = (wanted: string) =>
    all.flatMap((group) => group.rules.filter(({ field }) => field === wanted).map(({ value }) => value))
  const isWhole = (value: string) => /^(\/\*?|\*)\$?$/.test(value) && value !== '/$'
  return values('disallow').some(isWhole) && !values('allow').some((value) => isWhole(value) || value === '/$')
}

/** The text as it is answered: it names the sitemap, where its author has named none. */
export function withSitemap(text: string, origin: string) {
  if (linesOf(text).some(({ field }) => field === 'sitemap')) return `${text.trimEnd()}\n`
  return `${text.trimEnd()}\n\nSitemap: ${origin}/sitemap.xml\n`
}
