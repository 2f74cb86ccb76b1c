import { formatNumber } from '~/platform/text/format-number'
import { isKnownField, isRuleField, parseRobotsLines, type RobotsLine } from './parse-robots-lines'
import { parseRobotsTxt } from './robots-txt'

export interface RobotsError {
  /** Absent: it is the whole text that is wrong. */
  line?: number
  message: string
}

// Google reads 500 KiB; nobody writes that by hand
export const MAX_ROBOTS_LENGTH = 100_000
const MAX_LINES = 2_000
const MAX_LINE_LENGTH = 2_000
const MAX_GROUPS = 200

/** Why crawlers would not understand the text, line by line; nothing when they do. Lines end with `\n`. */
export function findRobotsErrors(text: string): RobotsError[] {
  if (text.trim() === '') return [{ message: 'Add at least one rule, or reset to the default.' }]
  if (text.length > MAX_ROBOTS_LENGTH) {
    return [{ message: `Keep robots.txt to ${formatNumber(MAX_ROBOTS_LENGTH)} characters or fewer.` }]
  }
  const written = text.split('\n')
  if (written.length > MAX_LINES) return [{ message: `Use at most ${formatNumber(MAX_LINES)} lines.` }]
  const faults = [...findLongLines(written), ...parseRobotsLines(text).flatMap(findLineErrors)]
  return faults.length > 0 ? faults : findGroupErrors(text)
}

function findLongLines(written: string[]): RobotsError[] {
  const message = `Keep each line to ${formatNumber(MAX_LINE_LENGTH)} characters or fewer.`
  return written.flatMap((line, at) => (line.length > MAX_LINE_LENGTH ? [{ line: at + 1, message }] : []))
}

function findLineErrors(line: RobotsLine): RobotsError[] {
  const message = describeLineError(line)
  return message ? [{ line: line.number, message }] : []
}

function describeLineError({ field, value }: RobotsLine) {
  if (!field) return 'Write “Field: value”, or begin a comment with #.'
  if (!isKnownField(field)) return `Unknown directive “${field}”.`
  if (field === 'user-agent' && !/^(\*|[\w.-]+(?:[ /][\w.-]+){0,5})$/.test(value))
    return 'Enter a user agent, or * for all.'
  if ((field === 'allow' || field === 'disallow') && value && !/^[/*]\S*$/.test(value)) {
    return 'A path must begin with / and contain no spaces.'
  }
  if (field === 'sitemap' && !isWebAddress(value))
    return 'Enter a full sitemap URL, such as https://example.com/sitemap.xml.'
  if (field === 'crawl-delay' && !/^\d{1,4}(\.\d{1,3})?$/.test(value)) return 'Enter the crawl delay in seconds.'
  return undefined
}

function findGroupErrors(text: string): RobotsError[] {
  const first = parseRobotsLines(text).find(({ field }) => field === 'user-agent' || isRuleField(field))
  if (!first) return [{ message: 'Begin with a “User-agent” line, such as “User-agent: *”.' }]
  if (first.field !== 'user-agent') {
    return [{ line: first.number, message: 'Add a “User-agent” line first, such as “User-agent: *”.' }]
  }
  return parseRobotsTxt(text).groups.length > MAX_GROUPS ? [{ message: `Use at most ${MAX_GROUPS} groups.` }] : []
}

function isWebAddress(value: string) {
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}
