import { groupsOf, isRule, linesOf, type RobotsLine } from './read-lines'

export interface RobotsFault {
  /** Absent: it is the whole text that is wrong. */
  line?: number
  sentence: string
}

// Google reads 500 KiB; nobody writes that by hand
export const LONGEST_ROBOTS = 100_000
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

/** Why crawlers would not understand the text, line by line; nothing when they do. Lines end with `\n`. */
export function faultsInRobots(text: string): RobotsFault[] {
  if (text.trim() === '') return [{ sentence: 'Write at least one rule, or go back to the default.' }]
  if (text.length > LONGEST_ROBOTS) {
    return [{ sentence: `This is longer than ${LONGEST_ROBOTS.toLocaleString('en')} characters.` }]
  }
  const written = text.split('\n')
  if (written.length > MOST_LINES)
    return [{ sentence: `These are more than ${MOST_LINES.toLocaleString('en')} lines.` }]
  const faults = [...tooLong(written), ...linesOf(text).flatMap(faultOf)]
  return faults.length > 0 ? faults : faultsOfGroups(text)
}

function tooLong(written: string[]): RobotsFault[] {
  const sentence = `This is longer than ${LONGEST_LINE.toLocaleString('en')} characters.`
  return written.flatMap((line, at) => (line.length > LONGEST_LINE ? [{ line: at + 1, sentence }] : []))
}

function faultOf(line: RobotsLine): RobotsFault[] {
  const sentence = wrongIn(line)
  return sentence ? [{ line: line.number, sentence }] : []
}

function wrongIn({ field, value }: RobotsLine) {
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

function faultsOfGroups(text: string): RobotsFault[] {
  const first = linesOf(text).find((line) => isRule(line) || line.field === 'user-agent')
  if (!first) return [{ sentence: 'There is no group: begin with “User-agent: *”.' }]
  if (first.field !== 'user-agent') {
    return [{ line: first.number, sentence: 'Say first whom it is for, such as “User-agent: *”.' }]
  }
  return groupsOf(text).length > MOST_GROUPS ? [{ sentence: `These are more than ${MOST_GROUPS} groups.` }] : []
}

function isWebAddress(value: string) {
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}
