import { ABBREVIATIONS } from './abbreviations'
import type { Language } from './language'

/** Where a sentence stands in its text, by UTF-16 units. */
export interface SentenceSpan {
  from: number
  to: number
}

// the marks in a row, then whatever closes: "Really?!" and (Yes.) end behind the quote or bracket
const endMarks = /[.!?…]+["'”’“‘»«›‹)\]]*|[。！？]+["'”’」』）]*|[\n\u2028]/g
const BLANK = /\s/
const LINE_END = /[\n\u2028]/
const OPENER = /["'“‘«»„‚‹›([¿¡]/
const CLOSER_BEHIND_SPACE = /[ \u00a0\u202f]»/y

/**
 * Where the sentences of a text begin and end, without the blanks between them. A full stop, question or exclamation mark
 * ends one where a blank follows and no small letter behind it, but not behind abbreviations, initials, the number of a
 * list or a German ordinal. A new line ends one too, so each line of a list is a sentence. The marks of Chinese and
 * Japanese need no blank. Takes time that grows with the length of the text.
 *
 * @param language decides on abbreviations; null for a language without rules, which has none.
 */
export function splitSentences(text: string, language: Language | null): SentenceSpan[] {
  const sentences: SentenceSpan[] = []
  let from = skipBlanks(text, 0)
  for (const { 0: marks, index } of text.matchAll(endMarks)) {
    if (index < from) continue
    const isLineEnd = LINE_END.test(marks)
    const end = isLineEnd ? index : closingEnd(text, index + marks.length, language)
    if (!isLineEnd && !endsSentence(text, { from, at: index, end }, marks, language)) continue
    const to = isLineEnd ? trimmedEnd(text, from, index) : end
    if (to > from) sentences.push({ from, to })
    from = skipBlanks(text, Math.max(end, index + marks.length))
  }
  const to = trimmedEnd(text, from, text.length)
  if (to > from) sentences.push({ from, to })
  return sentences
}

/** French closes its quotes behind a space: « Oui ! » */
function closingEnd(text: string, end: number, language: Language | null) {
  CLOSER_BEHIND_SPACE.lastIndex = end
  return language === 'fr' && CLOSER_BEHIND_SPACE.test(text) ? end + 2 : end
}

interface SentenceEnd {
  from: number
  /** Where the marks begin and end. */
  at: number
  end: number
}

function endsSentence(text: string, { from, at, end }: SentenceEnd, marks: string, language: Language | null) {
  if (/^[。！？]/.test(marks)) return true
  if (end < text.length && !BLANK.test(text.charAt(end))) return false
  if (beginsSmall(text, skipBlanks(text, end))) return false
  return marks !== '.' || !isPartOfName(text, from, at, language)
}

const firstLetter = (text: string, at: number) => text.charAt(OPENER.test(text.charAt(at)) ? at + 1 : at)

/** Whether what follows goes on in small letters, as after "Really?" he asked. */
function beginsSmall(text: string, at: number) {
  const sign = firstLetter(text, at)
  return sign !== sign.toUpperCase()
}

function beginsCapital(text: string, at: number) {
  const sign = firstLetter(text, at)
  return sign !== sign.toLowerCase() || sign === ''
}

/** Whether the full stop at `at` belongs to what stands before it: an abbreviation, an initial, the number of a list. */
function isPartOfName(text: string, from: number, at: number, language: Language | null) {
  const start = wordStart(text, from, at)
  const before = text.slice(start, at).replace(/^["'“‘«»„‚([¿¡]+/, '')
  const next = skipBlanks(text, at + 1)
  if (/^\d+$/.test(before)) return start === from || (language === 'de' && isGermanOrdinal(text, from, start, next))
  if (language && isAbbreviation(joinParts(text, from, start, before), text, next, language)) return true
  if (isLetter(before) && /^\p{L}{1,2}\./u.test(text.slice(next, next + 3))) return true
  return isInitial(before) && isAfterName(text, from, start)
}

function isAbbreviation(word: string, text: string, next: number, language: Language) {
  const { leading, ending, numbered } = ABBREVIATIONS[language]
  if (leading.has(word)) return true
  if (ending.has(word)) return !beginsCapital(text, next)
  return numbered.has(word) && /\d/.test(text.charAt(next))
}

// longer than any abbreviation; keeps the look back short on text without blanks
const MAX_WORD_LENGTH = 24
const MAX_PARTS = 4

/** Where the word before `end` begins. */
function wordStart(text: string, from: number, end: number) {
  let start = end
  while (start > from && end - start < MAX_WORD_LENGTH && !BLANK.test(text.charAt(start - 1))) start--
  return start
}

/** An abbreviation in one piece, however it is spaced: "z.b" of "z. B". */
function joinParts(text: string, from: number, start: number, last: string) {
  let [word, begin] = [last, start]
  for (let part = 1; part < MAX_PARTS && begin - 1 > from; part++) {
    const before = wordStart(text, from, begin - 1)
    const written = text.slice(before, begin - 1)
    if (!/^[("“„]?\p{L}{1,2}\.$/u.test(written)) break
    word = written.replace(/^[("“„]/, '') + word
    begin = before
  }
  return word.toLowerCase()
}

const isLetter = (word: string) => /^\p{L}$/u.test(word) && word !== 'I'
const isInitial = (word: string) => /^(?:\p{Lu}\.-?)*\p{Lu}$/u.test(word) && word !== 'I'

/** "John F. Kennedy" and "J. R. R. Tolkien" go on, "our plan B. Then" does not. */
function isAfterName(text: string, from: number, start: number) {
  if (start === from) return true
  return /^["'“‘«([]*\p{Lu}/u.test(text.slice(wordStart(text, from, start - 1), start))
}

const beforeOrdinal = /^(?:am|im|zum|beim|vom|der|die|das|den|dem|des|ab|bis|seit|jeden|jedem)$/i
const germanMonth =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhundert)/

/** "am 3. Oktober", "der 2. Platz": a number of one or two digits behind an article, or before a month. */
function isGermanOrdinal(text: string, from: number, start: number, next: number) {
  if (/\d{3}/.test(text.slice(start, start + 3))) return false
  const before = text.slice(wordStart(text, from, Math.max(from, start - 1)), Math.max(from, start - 1))
  return beforeOrdinal.test(before) || germanMonth.test(text.slice(next, next + MAX_WORD_LENGTH))
}

function skipBlanks(text: string, from: number) {
  let at = from
  while (at < text.length && BLANK.test(text.charAt(at))) at++
  return at
}

function trimmedEnd(text: string, from: number, end: number) {
  let at = end
  while (at > from && BLANK.test(text.charAt(at - 1))) at--
  return at
}
