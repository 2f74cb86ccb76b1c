import { type HtmlToken, tokenizeHtml } from './html-tokens'

const toSet = (list: string) => new Set(list.split(' '))

// paragraphs stand between these and inside them
const holders = toSet('div section article aside main blockquote details center fieldset form header footer')
// what stands inside is a paragraph of its own, or none at all; lines inside them stay as they are
const wholes = toSet('p h1 h2 h3 h4 h5 h6 pre li td th dt dd caption figcaption summary address')
const others = toSet(
  'ul ol dl table thead tbody tfoot tr figure hr colgroup col iframe script style object video audio',
)
const empty = toSet('hr col br img input source')

/**
 * Gives a text its paragraphs in which, as older editors wrote it, an empty line ends one and the end of a line is one.
 * What stands in paragraphs already stays as it is. Reads the text once.
 */
export function addParagraphs(html: string) {
  const out: string[] = []
  const open: string[] = []
  let run = ''
  const flush = () => {
    out.push(containerKind(open) === 'holder' ? toParagraphs(run) : run)
    run = ''
  }
  for (const token of tokenizeHtml(html)) {
    const isBlock = 'name' in token && (holders.has(token.name) || wholes.has(token.name) || others.has(token.name))
    if (!isBlock) {
      run += textIn(token, open)
      continue
    }
    flush()
    out.push(token.text)
    trackOpenElements(open, token)
  }
  flush()
  return out.join('')
}

/** The line ends of a paragraph that somebody wrote as one mean what they look like. */
function textIn(token: HtmlToken, open: string[]) {
  return token.kind === 'text' && open.at(-1) === 'p' ? addLineBreaks(token.text) : token.text
}

function trackOpenElements(open: string[], token: Extract<HtmlToken, { name: string }>) {
  if (token.kind === 'open') {
    if (!empty.has(token.name) && !token.text.endsWith('/>')) open.push(token.name)
    return
  }
  // an end without a beginning changes nothing; one that comes late ends what was forgotten
  const at = open.length - 1 - MAX_LOOK_BACK > 0 ? open.length - 1 - MAX_LOOK_BACK : 0
  const start = open.lastIndexOf(token.name)
  if (start >= at) open.length = start
}

// deeper than any editor nests; keeps wrong nesting from being searched through again and again
const MAX_LOOK_BACK = 100

function containerKind(open: string[]) {
  const last = open.at(-1)
  return last === undefined || holders.has(last) ? 'holder' : 'whole'
}

function toParagraphs(run: string) {
  const lines = run.replaceAll('\r\n', '\n').split('\n')
  const paragraphs: string[][] = [[]]
  for (const line of lines) {
    if (line.trim() === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line.trim())
  }
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => `<p>${paragraph.join('<br>\n')}</p>\n`)
    .join('')
}

function addLineBreaks(text: string) {
  return text.replaceAll('\r\n', '\n').replaceAll('\n', '<br>\n')
}
