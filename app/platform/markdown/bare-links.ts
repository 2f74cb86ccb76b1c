import type { MarkdownIt, StateCore, StateInline, Token } from 'markdown-it'
import { endOfBareUrl, findBareUrlStarts } from './find-bare-urls'

const LOCAL = /[\w.+-]/
const DOMAIN = /[\w-]+(?:\.[\w-]+)+/y

/** Where email addresses stand in a text, in order. */
function findBareEmails(text: string) {
  const found: { start: number; end: number }[] = []
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const from = found.at(-1)?.end ?? 0
    let start = at
    while (start > from && LOCAL.test(text.charAt(start - 1))) start--
    DOMAIN.lastIndex = at + 1
    const domain = DOMAIN.exec(text)?.[0]
    if (start < at && domain && /[a-z\d]$/i.test(domain)) found.push({ start, end: at + 1 + domain.length })
  }
  return found
}

/** Addresses that stand in a text as they are become links, as GitHub has it. */
export function bareLinks(markdown: MarkdownIt) {
  markdown.inline.ruler.at('text', readText)
  markdown.inline.ruler.before('text', 'bare_url', readUrl)
  markdown.core.ruler.before('text_join', 'bare_emails', linkEmails)
}

const startsByState = new WeakMap<StateInline, number[]>()

/** Where addresses may begin in a piece of a text; read once for each. */
function urlStarts(state: StateInline) {
  const known = startsByState.get(state)
  if (known) return known
  const found = findBareUrlStarts(state.src)
  startsByState.set(state, found)
  return found
}

/** The place of the first number that is not below `wanted` in a sorted list. */
function firstFrom(sorted: number[], wanted: number) {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

// whatever begins something else in a line
const PLAIN = /[^\n!#$%&*+\-:<=>@[\\\]^_`{}~]+/y

/** Text up to the next sign, or to where an address may begin. */
function readText(state: StateInline, isSilent: boolean) {
  PLAIN.lastIndex = state.pos
  const plain = PLAIN.exec(state.src)?.[0]
  if (!plain) return false
  const starts = urlStarts(state)
  const next = starts[firstFrom(starts, state.pos + 1)] ?? Number.POSITIVE_INFINITY
  const end = Math.min(state.pos + plain.length, state.posMax, next)
  if (!isSilent) state.pending += state.src.slice(state.pos, end)
  state.pos = end
  return true
}

function readUrl(state: StateInline, isSilent: boolean) {
  if (state.linkLevel > 0) return false
  const starts = urlStarts(state)
  if (starts[firstFrom(starts, state.pos)] !== state.pos) return false
  const end = endOfBareUrl(state.src, state.pos, state.posMax)
  if (end === undefined) return false
  if (!isSilent) {
    const url = state.src.slice(state.pos, end)
    const href = state.md.normalizeLink(/^www\./i.test(url) ? `http://${url}` : url)
    state.push('link_open', 'a', 1).attrs = [['href', href]]
    state.push('text', '', 0).content = url
    state.push('link_close', 'a', -1)
  }
  state.pos = end
  return true
}

function linkEmails(state: StateCore) {
  for (const token of state.tokens) {
    if (!token.children?.some(({ type, content }) => type === 'text' && content.includes('@'))) continue
    token.children = linkEmailsIn(state, token.children)
  }
}

function linkEmailsIn(state: StateCore, tokens: Token[]) {
  let linkLevel = 0
  return tokens.flatMap((token) => {
    if (token.type === 'link_open' || isTag(token, /^<a[\s>]/i)) linkLevel++
    if (token.type === 'link_close' || isTag(token, /^<\/a\s*>/i)) linkLevel--
    return token.type === 'text' && linkLevel <= 0 ? linkEmailsOfText(state, token) : [token]
  })
}

const isTag = ({ type, content }: Token, tag: RegExp) => type === 'html_inline' && tag.test(content)

function linkEmailsOfText({ Token: NewToken, md }: StateCore, token: Token): Token[] {
  const made: Token[] = []
  const add = (type: string, tag: string, nesting: -1 | 0 | 1, changes: Partial<Token>) =>
    made.push(Object.assign(new NewToken(type, tag, nesting), { level: token.level }, changes))
  let from = 0
  for (const { start, end } of findBareEmails(token.content)) {
    const email = token.content.slice(start, end)
    add('text', '', 0, { content: token.content.slice(from, start) })
    add('link_open', 'a', 1, { attrs: [['href', md.normalizeLink(`mailto:${email}`)]] })
    add('text', '', 0, { content: email })
    add('link_close', 'a', -1, {})
    from = end
  }
  if (from === 0) return [token]
  add('text', '', 0, { content: token.content.slice(from) })
  return made
}
