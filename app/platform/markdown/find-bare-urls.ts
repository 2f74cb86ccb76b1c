const START = /(?:https?|ftp):\/\/|www\./gi
const WORD = /[\p{L}\p{N}]/u
const BEFORE_WWW = /[\s*_~(]/
const DOMAIN = /[\p{L}\p{N}-]/u
const TRAILING = new Set('?!.,:;*_~\'"')

/** Where addresses may begin in a text, in order: `https://`, `http://`, `ftp://` and `www.` that begin a word. */
export function findBareUrlStarts(text: string) {
  const starts: number[] = []
  for (const { 0: start, index } of text.matchAll(START)) {
    const before = text.charAt(index - 1)
    const isStart = before === '' || (start.endsWith('.') ? BEFORE_WWW.test(before) : !WORD.test(before))
    if (isStart) starts.push(index)
  }
  return starts
}

/**
 * Where the address ends that begins at `start`, without the punctuation of the sentence around it; undefined where no
 * domain follows. `max` is the end of the text that may be read.
 */
export function endOfBareUrl(text: string, start: number, max = text.length): number | undefined {
  const isWww = /^www\./i.test(text.slice(start, start + 4))
  const domain = isWww ? start + 4 : text.indexOf('://', start) + 3
  if (!DOMAIN.test(text.charAt(domain))) return undefined
  const { end, parentheses } = scanUrl(text, domain, max)
  const trimmed = trimPunctuation(text, domain, end, parentheses)
  return trimmed > domain ? trimmed : undefined
}

/** Up to a blank, a tag or a bracket that was not opened; `parentheses`: how many more close than open. */
function scanUrl(text: string, start: number, max: number) {
  let brackets = 0
  let parentheses = 0
  let end = start
  for (; end < max && !/[\s<]/.test(text.charAt(end)); end++) {
    const character = text.charAt(end)
    if (character === '[') brackets++
    else if (character === ']' && --brackets < 0) break
    else if (character === '(') parentheses--
    else if (character === ')') parentheses++
  }
  return { end, parentheses }
}

function trimPunctuation(text: string, start: number, from: number, parentheses: number) {
  let end = from
  let unopened = parentheses
  while (end > start) {
    const last = text.charAt(end - 1)
    if (last === ')' && unopened > 0) unopened--
    else if (!TRAILING.has(last)) break
    end = last === ';' ? startOfEntity(text, start, end) : end - 1
  }
  return end
}

/** Where a sign such as `&amp;` begins that ends at `end`; without one, what is before the semicolon. */
function startOfEntity(text: string, start: number, end: number) {
  let at = end - 2
  while (at > start && /[a-z\d]/i.test(text.charAt(at))) at--
  return text.charAt(at) === '&' && at < end - 2 ? at : end - 1
}
