const verbatimTags = new Set(['pre', 'code', 'kbd'])
// a tag with its name, or the text up to the next one
const tagOrTextPattern = /(<(\/?)(\w*)(?!\w)[^<>]*>)|([^<]+|<)/g
const inlineTags = new Set(['a', 'abbr', 'cite', 'em', 'mark', 's', 'strong', 'sub', 'sup'])

/**
 * Gives clean HTML the marks of printed English: curly quotes and apostrophes, dashes for -- and ---, one character for
 * three dots. Code and attributes keep every character. Takes and returns HTML.
 */
export function applyTypography(html: string) {
  let before = ' '
  let verbatimDepth = 0
  let shown = ''
  for (const [, tag, isEnd, name = '', typed = ''] of html.matchAll(tagOrTextPattern)) {
    if (verbatimTags.has(name)) verbatimDepth += isEnd ? -1 : 1
    else if (tag && !inlineTags.has(name)) before = ' '
    const text = verbatimDepth > 0 ? typed : withCurlyQuotes(withDashes(typed), before)
    before = text.at(-1) ?? before
    shown += tag ?? text
  }
  return shown
}

function withDashes(text: string) {
  return text
    .replace(/(?<=\s)---(?=\s)|(?<=\w)---(?=\w)/g, '—')
    .replace(/(?<=\s)--(?=\s)|(?<=\w)--(?=\w)/g, '–')
    .replace(/(?<=\w)\.{3}(?!\.)/g, '…')
}

/** `before` is the character in front of the text, also when a tag stands between. */
function withCurlyQuotes(text: string, before: string) {
  const curly: string[] = []
  for (let at = 0; at < text.length; at++) {
    const mark = text.charAt(at)
    curly.push(mark === '"' || mark === "'" ? curlyQuote(mark, curly.at(-1) ?? before, text.slice(at + 1)) : mark)
  }
  return curly.join('')
}

// letters and digits that an apostrophe at the start of a word stands for: ’tis, ’90s
const elisionPattern = /^(\d\ds?|tis|twas|til|em|n)\b/i

function curlyQuote(mark: '"' | "'", before: string, after: string) {
  const isOpening = /[\s([{“‘—–]/.test(before) && !/^\s/.test(after)
  if (mark === '"') return isOpening ? '“' : '”'
  return isOpening && !elisionPattern.test(after) ? '‘' : '’'
}
