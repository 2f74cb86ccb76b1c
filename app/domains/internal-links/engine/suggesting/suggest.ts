import { linkedTarget } from '../placing/linked-target'
import { openingTag } from '../placing/opening-tag'
import type { PageTexts } from '../placing/page-plan'
import { quoteOf } from '../placing/quote'
import { wrapped } from '../placing/wrapped'
import { closedBetween } from '../reading/block'
import { type ReadableText, readText } from '../reading/readable-text'
import { findHints, type Hint } from './find-hints'
import type { KnownPage } from './known-page'
import type { IndexedPage, PageIndex } from './page-index'
import { type Prominent, relatedness } from './prominent-words'
import type { Suggestion, SuggestionSettings } from './suggestion'

const MOST_WORDS = 3

const MOST_SUGGESTIONS = 10

// of the score, what the words alone make; the rest is what the two pages have in common. Measured as in find-hints.ts
const OF_WORDS = 0.5
// two pages about the same reach this; hardly any reach more
const CLOSE = 0.3
const PILLAR = 1.1

interface Asking {
  index: PageIndex
  settings: SuggestionSettings
  /** Links that are not to be suggested, by the ids of their pages; without it there are none. */
  isUnwanted?: (from: string, to: string) => boolean
}

/**
 * Where one page could link to others: each page once, at the place that speaks for it most, the ten best first. The page
 * may be newer than the index, or not in it at all. Never what the page links to, in headings, links or code, itself, or
 * what visitors cannot see.
 */
export function suggestOutbound(asking: Asking, page: Omit<KnownPage, 'isPublic'>): Suggestion[] {
  const { index } = asking
  const source = readSource(page, (read) => index.prominentOf(page.title, read))
  const hints = findHints(index, source.read).filter(({ target }) => mayLink(asking, source, target))
  return bestPlaces(asking, source, hints, MOST_SUGGESTIONS)
}

/** Where other pages could link to one: of the texts that are given, each page once, the best first. */
export function suggestInbound(asking: Asking, id: string, pages: Omit<KnownPage, 'isPublic'>[]): Suggestion[] {
  const { index } = asking
  const target = index.numberOf(id)
  if (target === undefined) return []
  return pages
    .flatMap((page) => {
      const known = index.pages[index.numberOf(page.id) ?? -1]
      const source = readSource(page, (read) => known?.prominent ?? index.prominentOf(page.title, read))
      if (!mayLink(asking, source, target)) return []
      return bestPlaces(asking, source, findHints(index, source.read, target), 1)
    })
    .sort((a, b) => b.score - a.score || (a.from < b.from ? -1 : 1))
}

interface Source {
  page: PageTexts
  read: ReadableText[]
  linked: ReadonlySet<string>
  indexed: Pick<IndexedPage, 'id' | 'path' | 'prominent'>
}

function readSource(page: PageTexts, prominentIn: (read: ReadableText[]) => Prominent): Source {
  const read = page.texts.map(readText)
  const linked = new Set(read.flatMap(({ links }) => links.map(({ href }) => linkedTarget(href))))
  return { page, read, linked, indexed: { id: page.id, path: page.path, prominent: prominentIn(read) } }
}

function mayLink({ index, settings, isUnwanted }: Asking, { page, linked, indexed }: Source, target: number) {
  const to = index.pages[target] as IndexedPage
  if (to.id === page.id || !to.isPublic || linked.has(`page:${to.id}`) || linked.has(to.path)) return false
  if (isUnwanted?.(page.id, to.id)) return false
  return !(settings.leavesTwoWayLinks && index.links(to, indexed))
}

interface Scored extends Hint {
  score: number
  shared: number[]
}

/** The strongest place for each target, `most` of them, no two over the same words. */
function bestPlaces({ index, settings }: Asking, source: Source, hints: Hint[], most: number): Suggestion[] {
  const scored = hints.map((hint) => scoreOf(index, source, hint)).sort(byScore)
  const taken: Scored[] = []
  const suggestions: Suggestion[] = []
  for (const hint of scored) {
    if (suggestions.length === most) break
    if (taken.some((other) => other.target === hint.target || isOver(other, hint))) continue
    const suggestion = suggestionOf(index, settings, source, hint)
    if (!suggestion) continue
    taken.push(hint)
    suggestions.push(suggestion)
  }
  return suggestions
}

function byScore(a: Scored, b: Scored) {
  return b.score - a.score || a.target - b.target || a.sentence.text - b.sentence.text || a.start - b.start
}

function isOver(a: Hint, b: Hint) {
  return a.sentence.block === b.sentence.block && a.start < b.end && b.start < a.end
}

function scoreOf(index: PageIndex, { indexed }: Source, hint: Hint): Scored {
  const { prominent, isPillar } = index.pages[hint.target] as IndexedPage
  const { score: related, terms } = relatedness(indexed.prominent, prominent)
  const score = hint.strength * (OF_WORDS + (1 - OF_WORDS) * Math.min(1, related / CLOSE)) * (isPillar ? PILLAR : 1)
  return { ...hint, score: Math.min(1, score), shared: terms }
}

function suggestionOf(index: PageIndex, settings: SuggestionSettings, source: Source, hint: Scored) {
  const { sentence, start, end, score, evidence } = hint
  const { text, block } = sentence
  const { html, blocks } = source.read[text] as ReadableText
  const first = settings.leavesFirstSentence && text === 0 && blocks.find(({ kind }) => kind !== 'heading')
  if (closedBetween(block, start, end) || (first === block && start < block.sentences.at(0).end)) return undefined
  const around = wrapped(block, start, end)
  if (!around) return undefined
  const to = index.pages[hint.target] as IndexedPage
  const opening = openingTag({ toPage: to.id, toUrl: null, isNofollow: false, opensNewTab: false })
  const quote = quoteOf(block, start, end)
  const reason = reasonOf(index, to, hint, block.text.slice(start, end))
  const placement = { ...around, source: html.slice(around.start, around.end), opening }
  return { ...placement, from: source.page.id, to: to.id, text, quote, score, evidence, reason }
}

/** Why words could link to a page, as a sentence for people. */
function reasonOf(
  index: PageIndex,
  { isPillar }: IndexedPage,
  { evidence, share, shared }: Hint & { shared: number[] },
  words: string,
) {
  const quoted = `“${words.replace(/\s+/g, ' ')}”`
  const evident = {
    keyword: `${quoted} is one of its keywords`,
    title: share === 1 ? `${quoted} is its title` : `${quoted} is part of its title`,
    words: 'The sentence has the words of its title',
  }[evidence]
  const common = shared.slice(0, MOST_WORDS).map((term) => index.terms.wordOf(term))
  const related = common.length > 0 ? `; both pages speak of ${listed(common)}` : ''
  return `${evident}${related}${isPillar ? '; it is the main page of its subject' : ''}.`
}

function listed(words: string[]) {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
