const MAX_WORD_ENDING = 25
const NEVER = /(?!)/

/** Letters and digits of the languages that are read, for classes of a pattern: those of all scripts would be slow. */
export const LETTERS = 'a-zA-Z0-9\\u00c0-\\u024f'

/** A text as a pattern that finds nothing but it. */
export const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

function wordPattern(word: string) {
  if (word === '…') return '(?:\\S{1,30}\\s{1,3}){0,4}?'
  const ending = word.endsWith('*') ? `[${LETTERS}-]{0,${MAX_WORD_ENDING}}` : ''
  return escapePattern(word.replace(/\*$/, '')).replaceAll("'", "['’]?") + ending
}

function phraseSource(phrase: string) {
  const words = phrase.split(/\s+/)
  const source = words.map((word) => wordPattern(word) + (word === '…' ? '' : ',?\\s{1,3}')).join('')
  const closed = source.replace(/,\?\\s\{1,3\}$/, '')
  return phrase.endsWith("'") ? closed : `${closed}(?![${LETTERS}])`
}

/**
 * What finds any of these phrases as whole words, the longest first, in any case. "*" ends a word by any letters, "…"
 * skips up to four words, an apostrophe may be missing ("dont"). Takes time that grows with the length of the text.
 */
export function phrasePattern(phrases: readonly string[]): RegExp {
  if (phrases.length === 0) return NEVER
  const sources = phrases.toSorted((a, b) => b.length - a.length).map(phraseSource)
  return new RegExp(`(?<![${LETTERS}])(?:${sources.join('|')})`, 'i')
}

/** The same at the beginning of a text only. */
export const startPattern = (phrases: readonly string[]) => new RegExp(`^${phrasePattern(phrases).source}`, 'i')

const globals = new WeakMap<RegExp, RegExp>()

/** Where a pattern is found in a text, in order. */
export function findAll(pattern: RegExp, text: string): RegExpExecArray[] {
  const known = globals.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags}g`)
  globals.set(pattern, known)
  return [...text.matchAll(known)]
}

/** Keeps what was made for a key. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}
