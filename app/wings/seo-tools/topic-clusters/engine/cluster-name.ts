import type { ProposablePage, TermLookup } from './proposable-page'
import { findPhrases, type PhraseForms } from './title-phrases'

export interface NamingContext {
  terms: TermLookup
  /** By term, how many pages of the site speak of it. */
  pagesWith: ReadonlyMap<number, number>
}

type NamedPage = Pick<ProposablePage, 'title' | 'headings' | 'language' | 'words'>

// a word that names a subject is what this part of its pages speaks of at least; a phrase says more by itself
const MIN_WORD_SHARE = 0.4
const MIN_PHRASE_SHARE = 0.2
// what titles say is what people call it
const WEIGHTS = { words: 1, title: 2, heading: 1 }
// "React hooks" before "hooks", though fewer pages say both in a row
const GAIN_PER_WORD = 0.8
const FALLBACK_WORDS = 3

export async function countTermPages(pages: readonly Pick<NamedPage, 'words'>[], pause: () => Promise<void>) {
  const pagesWith = new Map<number, number>()
  for (const { words } of pages) {
    for (const term of Array.from(words.terms)) pagesWith.set(term, (pagesWith.get(term) ?? 0) + 1)
    await pause()
  }
  return pagesWith
}

/**
 * What clusters are called: of the phrases of their titles and headings, each the one that most of its pages speak of and
 * few others do (c-TF-IDF, M. Grootendorst, BERTopic, 2022). No two have the same name while there is another.
 */
export async function nameClusters(clusters: NamedPage[][], context: NamingContext, pause: () => Promise<void>) {
  const total = clusters.reduce((sum, { length }) => sum + length, 0)
  const taken = new Set<string>()
  const names: string[] = []
  for (const pages of clusters) {
    const candidates = rankPhrases(pages, context, total)
    const name = candidates.find((phrase) => !taken.has(phrase.toLowerCase())) ?? nameByWords(pages, context)
    taken.add(name.toLowerCase())
    names.push(capitalize(name))
    await pause()
  }
  return names
}

function rankPhrases(pages: NamedPage[], { terms, pagesWith }: NamingContext, total: number) {
  const spoken = pages.map(({ words }) => new Set(Array.from(words.terms)))
  const shareOf = (count: number) => count / pages.length
  return findPhrases(pages, terms)
    .filter(({ pages }) => pages > 1)
    .flatMap((phrase) => {
      const words = shareOf(spoken.filter((said) => phrase.terms.every((term) => said.has(term))).length)
      if (words < (phrase.terms.length > 1 ? MIN_PHRASE_SHARE : MIN_WORD_SHARE)) return []
      const score =
        (WEIGHTS.words * words +
          WEIGHTS.title * shareOf(phrase.inTitles) +
          WEIGHTS.heading * shareOf(phrase.inHeadings)) *
        rarity(phrase, pagesWith, total) *
        (1 + GAIN_PER_WORD * (phrase.terms.length - 1))
      return [{ form: phrase.form, score }]
    })
    .sort((a, b) => b.score - a.score || (a.form < b.form ? -1 : 1))
    .map(({ form }) => form)
}

function rarity({ terms }: PhraseForms, pagesWith: ReadonlyMap<number, number>, total: number) {
  const sum = terms.reduce((all, term) => all + Math.log(1 + total / (pagesWith.get(term) ?? 1)), 0)
  return sum / terms.length
}

/** Where titles have no phrase in common: the words that are strongest in the pages. */
function nameByWords(pages: NamedPage[], { terms }: NamingContext) {
  const sums = new Map<number, number>()
  for (const { words } of pages) {
    for (const [at, term] of Array.from(words.terms).entries()) {
      sums.set(term, (sums.get(term) ?? 0) + (words.weights[at] as number))
    }
  }
  const strongest = [...sums].sort(([one, a], [other, b]) => b - a || one - other).slice(0, FALLBACK_WORDS)
  return strongest.map(([term]) => terms.termWord(term)).join(', ')
}

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
