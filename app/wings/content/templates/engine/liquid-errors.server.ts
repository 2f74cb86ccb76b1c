import { AssertionError, LiquidError } from 'liquidjs'
import { liquidFilterNames } from './liquid-engines.server'
import { LiquidFilterError } from './liquid-filters.server'

const MAX_EDIT_DISTANCE = 2

const MAX_QUOTE_LENGTH = 40

const short = (text: string) => (text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text)
const didYouMean = (word: string, words: string[]) => {
  const closest = findClosestWord(word, words)
  return closest ? ` Did you mean “${closest}”?` : ''
}

export function unknownVariableMessage(name: string, names: string[]) {
  return `“${short(name)}” is not a variable of this template.${didYouMean(name, names)}`
}

const TOO_MUCH_WORK = 'This template takes too long to render. Reduce its loops.'

type FormatMessage = (match: RegExpExecArray, names: string[]) => string

const messagePatterns: [pattern: RegExp, told: FormatMessage][] = [
  [
    /^undefined filter: (.+)/,
    ([, name = '']) => `Unknown filter “${short(name)}”.${didYouMean(name, liquidFilterNames)}`,
  ],
  [/^undefined variable: (.+)/, ([, name = ''], names) => unknownVariableMessage(name, names)],
  [/^tag "(.+)" not found/, ([, name = '']) => `Unknown tag “${short(name)}”.`],
  [
    /^tag (?:\{%-?\s*)?"?(\w+)\b.* not closed/s,
    ([, name = '']) => `{% ${name} %} is not closed: add {% end${name} %}.`,
  ],
  [/^output .* not closed/s, () => '“{{” is not closed: add “}}”.'],
  [/^raw .* not closed/, () => '{% raw %} is not closed: add {% endraw %}.'],
  [/limit exceeded/, () => TOO_MUCH_WORK],
]

/** What went wrong while a text was read or filled, as a sentence, and in which line. */
export function describeLiquidError(error: unknown, names: string[]): { line?: number; message: string } {
  if (error instanceof RangeError) return { message: 'The generated text is too long or nested too deeply.' }
  // the time was over before this text began
  if (error instanceof AssertionError) return { message: TOO_MUCH_WORK }
  if (!LiquidError.is(error)) throw error
  const [line] = error.token.getPosition()
  const cause = error.originalError
  if (cause instanceof LiquidFilterError) return { line, message: cause.message }
  if (cause instanceof RangeError) return describeLiquidError(cause, names)
  const message = (cause?.message ?? error.message).replace(/, (?:file|line):.*/s, '')
  for (const [pattern, told] of messagePatterns) {
    const match = pattern.exec(message)
    if (match) return { line, message: told(match, names) }
  }
  return { line, message: `Syntax error: ${short(message)}.` }
}

/** The word that was probably meant: at most two letters added, left out or mistaken. */
function findClosestWord(word: string, words: string[]): string | undefined {
  let [best, fewest] = [undefined as string | undefined, MAX_EDIT_DISTANCE + 1]
  for (const candidate of words) {
    if (Math.abs(candidate.length - word.length) >= fewest) continue
    const slips = editDistance(word, candidate)
    if (slips < fewest && slips < candidate.length) [best, fewest] = [candidate, slips]
  }
  return best
}

/** Levenshtein's distance. */
function editDistance(one: string, other: string) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const mistaken = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next[j] = Math.min(mistaken, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
    }
    row = next
  }
  return row[other.length] ?? 0
}
