import type { Words } from './alike-words'

interface NamedPage {
  title: string
  words: Words
}

const NAMING_WORDS = 3
// a word that names a subject stands out in this part of its pages at least
const LEAST_SHARE = 0.4
// what titles say is what people call it
const TITLE_WEIGHT = 3

/** What pages together are called: the words that are strongest in them, those of their titles before others. */
export function nameOf(pages: NamedPage[], wordOf: (term: number) => string) {
  const titles = pages.map(({ title }) => ` ${title.toLowerCase()}`)
  const strongest = [...sumsOf(pages)]
    .map(([term, { weight, count }]) => {
      const word = wordOf(term)
      const inTitles = titles.filter((title) => title.includes(` ${word}`)).length / pages.length
      return { term, word, count, weight: weight * (1 + TITLE_WEIGHT * inTitles) }
    })
    .sort((one, other) => other.weight - one.weight || one.term - other.term)
  const common = strongest.filter(({ count }) => count >= LEAST_SHARE * pages.length)
  const naming = (common.length > 0 ? common : strongest).slice(0, NAMING_WORDS)
  const name = naming.map(({ word }) => word).join(', ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function sumsOf(pages: NamedPage[]) {
  const sums = new Map<number, { weight: number; count: number }>()
  for (const { words } of pages) {
    for (let at = 0; at < words.terms.length; at++) {
      const term = words.terms[at] as number
      const { weight, count } = sums.get(term) ?? { weight: 0, count: 0 }
      sums.set(term, { weight: weight + (words.weights[at] as number), count: count + 1 })
    }
  }
  return sums
}
