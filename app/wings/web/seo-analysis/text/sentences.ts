/** Abbreviations behind which a sentence goes on, whatever follows; without their last full stop. */
const LEADING_ABBREVIATIONS: ReadonlySet<string> = new Set(
  'mr mrs ms mx dr prof rev hon gen col lt sgt capt sen rep gov pres st mt vs cf viz e.g eg i.e ie nos fig figs vol pp approx ca dept'.split(
    ' ',
  ),
)

/** Abbreviations that also end sentences: a capital letter behind them begins a new one. */
const ENDING_ABBREVIATIONS: ReadonlySet<string> = new Set(
  'etc inc ltd co corp llc jr sr u.s u.k e.u a.m p.m ph.d b.c a.d al min max jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
)

export interface SentenceSpan {
  from: number
  to: number
}

// the marks in a row, then whatever closes: "Really?!" and (Yes.) end behind the quote or bracket
const endMarks = /[.!?…]+["'”’»)\]]*|\n/g
const BLANK = /\s/
const OPENER = /["'“‘«([]/

/** Where the sentences of an English text begin and end, without the blanks between them. A new line ends one too. */
export function findSentenceSpans(text: string): SentenceSpan[] {
  const sentences: SentenceSpan[] = []
  let from = skipBlanks(text, 0)
  for (const { 0: marks, index } of text.matchAll(endMarks)) {
    if (index < from) continue
    const end = index + marks.length
    if (marks !== '\n' && !endsSentence(text, from, index, marks)) continue
    const to = marks === '\n' ? trimmedEnd(text, from, index) : end
    if (to > from) sentences.push({ from, to })
    from = skipBlanks(text, end)
  }
  const to = trimmedEnd(text, from, text.length)
  if (to > from) sentences.push({ from, to })
  return sentences
}

function endsSentence(text: string, from: number, at: number, marks: string) {
  const end = at + marks.length
  if (end < text.length && !BLANK.test(text.charAt(end))) return false
  if (beginsSmall(text, skipBlanks(text, end))) return false
  return marks !== '.' || !isPartOfName(text, from, at)
}

/** Whether what follows goes on in small letters, as after "Really?" he asked. */
function beginsSmall(text: string, at: number) {
  const sign = text.charAt(OPENER.test(text.charAt(at)) ? at + 1 : at)
  return sign !== sign.toUpperCase()
}

// longer than any abbreviation; keeps the look back short on text without blanks
const MAX_WORD_LENGTH = 24

/** Whether the full stop at `at` belongs to what stands before it: an abbreviation, an initial, the number of a list. */
function isPartOfName(text: string, from: number, at: number) {
  let start = at
  while (start > from && at - start < MAX_WORD_LENGTH && !BLANK.test(text.charAt(start - 1))) start--
  const before = text.slice(start, at).replace(/^["'“‘«([]+/, '')
  const plain = before.toLowerCase()
  if (LEADING_ABBREVIATIONS.has(plain)) return true
  if (ENDING_ABBREVIATIONS.has(plain)) return !beginsCapital(text, skipBlanks(text, at + 1))
  if (plain === 'no') return /\d/.test(text.charAt(skipBlanks(text, at + 1)))
  if (/^\d+$/.test(before)) return start === from
  return isInitial(before) && isAfterName(text, from, start)
}

function beginsCapital(text: string, at: number) {
  const sign = text.charAt(OPENER.test(text.charAt(at)) ? at + 1 : at)
  return sign !== sign.toLowerCase() || sign === ''
}

const isInitial = (word: string) => /^(?:\p{Lu}\.)*\p{Lu}$/u.test(word) && word !== 'I'

/** "John F. Kennedy" and "J. R. R. Tolkien" go on, "our plan B. Then" does not. */
function isAfterName(text: string, from: number, start: number) {
  if (start === from) return true
  let at = start - 1
  while (at > from && !BLANK.test(text.charAt(at - 1)) && start - at < MAX_WORD_LENGTH) at--
  return /^["'“‘«([]*\p{Lu}/u.test(text.slice(at, start))
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
