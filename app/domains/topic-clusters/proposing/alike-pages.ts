/** The words of a page: numbers of terms, with weights that make a vector of length 1. */
export interface Words {
  terms: ArrayLike<number>
  weights: ArrayLike<number>
}

/** Two pages, by their places in the list, and how much they are about the same, from 0 to 1. */
export interface Alike {
  a: number
  b: number
  score: number
}

// with fourteen, what is connected grew so large at 10,000 pages that its communities took more than a second at once
const NEAREST = 8
// pages that share one common word of many have about this much in common
const LEAST = 0.12
// a term of more pages than these says nothing of what belongs together
const MOST_PAGES_OF_A_TERM = 400

/**
 * Which pages are alike: each among the eight nearest of the other by the cosine of their words. Compared are only pages
 * that share a term, through lists of the pages of each. `pause` is called after each page.
 */
export async function alikePages(pages: Words[], pause: () => Promise<void>): Promise<Alike[]> {
  const lists = pagesByTerm(pages)
  const seen = new Set<string>()
  const found: Alike[] = []
  for (const page of pages.keys()) {
    for (const { other, score } of nearest(pages, lists, page)) {
      const [a, b] = page < other ? [page, other] : [other, page]
      if (seen.delete(`${a} ${b}`)) found.push({ a, b, score })
      else seen.add(`${a} ${b}`)
    }
    await pause()
  }
  return found
}

interface Entry {
  page: number
  weight: number
}

function pagesByTerm(pages: Words[]) {
  const lists = new Map<number, Entry[]>()
  for (const [page, { terms, weights }] of pages.entries()) {
    for (let at = 0; at < terms.length; at++) {
      const entry = { page, weight: weights[at] as number }
      const list = lists.get(terms[at] as number)
      if (list) list.push(entry)
      else lists.set(terms[at] as number, [entry])
    }
  }
  return lists
}

function nearest(pages: Words[], lists: Map<number, Entry[]>, page: number) {
  const { terms, weights } = pages[page] as Words
  const scores = new Map<number, number>()
  for (let at = 0; at < terms.length; at++) {
    const list = lists.get(terms[at] as number) ?? []
    if (list.length > MOST_PAGES_OF_A_TERM) continue
    for (const { page: other, weight } of list) {
      if (other !== page) scores.set(other, (scores.get(other) ?? 0) + weight * (weights[at] as number))
    }
  }
  return [...scores]
    .filter(([, score]) => score >= LEAST)
    .map(([other, score]) => ({ other, score }))
    .sort((a, b) => b.score - a.score || a.other - b.other)
    .slice(0, NEAREST)
}
