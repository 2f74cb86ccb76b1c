// the usual constants of BM25, and as many words of a page as "more like this" of Lucene asks with
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.75
const QUERY_TERMS = 25
const MIN_PAGES = 2

const stopWords = new Set(
  'a an and are as at be but by for if in into is it no not of on or such that the their then there these they this to was will with'.split(
    ' ',
  ),
)

/** The words of a page but for the stop words of Lucene, with how often they stand. @param {{ title: string, html: string }} page */
function countWords({ title, html }) {
  const text = `${title} ${html.replace(/<[^<>]*>/g, ' ').replace(/&[#\w]+;/g, ' ')}`
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!stopWords.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

/** @typedef {{ title: string, html: string }} TextPage */

/**
 * For each page the others by the cosine of their TF-IDF vectors (logarithmic counts), the nearest first.
 * @param {TextPage[]} pages @param {number} most @returns {(page: number) => number[]}
 */
export function tfIdfCosine(pages, most) {
  const { vectors, pagesWith } = tfIdfVectors(pages)
  return (page) => {
    const scores = new Float64Array(pages.length)
    for (const [word, weight] of vectors[page] ?? []) {
      for (const other of pagesWith.get(word) ?? []) add(scores, other, weight * (vectors[other]?.get(word) ?? 0))
    }
    return best(scores, page, most)
  }
}

/** The TF-IDF vectors of pages, of length 1 (logarithmic counts). @param {TextPage[]} pages */
export function tfIdfVectors(pages) {
  const { counted, pagesWith } = countAll(pages)
  const idf = (/** @type {string} */ word) => Math.log(pages.length / (pagesWith.get(word)?.length ?? 1))
  const vectors = counted.map((counts) => {
    const weighed = [...counts].map(([word, count]) => /** @type {const} */ ([word, (1 + Math.log(count)) * idf(word)]))
    const norm = Math.hypot(...weighed.map(([, weight]) => weight)) || 1
    return new Map(weighed.map(([word, weight]) => [word, weight / norm]))
  })
  return { vectors, pagesWith }
}

/**
 * For each page the others that "more like this" finds with the words of most TF-IDF in it, by BM25.
 * @param {TextPage[]} pages @param {number} most @returns {(page: number) => number[]}
 */
export function bm25MoreLikeThis(pages, most) {
  const { counted, pagesWith } = countAll(pages)
  const lengths = counted.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0))
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, pages.length)
  const idf = (/** @type {string} */ word) => {
    const having = pagesWith.get(word)?.length ?? 0
    return Math.log(1 + (pages.length - having + 0.5) / (having + 0.5))
  }
  return (page) => {
    const query = [...(counted[page] ?? [])]
      .filter(([word]) => (pagesWith.get(word)?.length ?? 0) >= MIN_PAGES)
      .map(([word, count]) => ({ word, weight: count * idf(word) }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, QUERY_TERMS)
    const scores = new Float64Array(pages.length)
    for (const { word } of query) {
      for (const other of pagesWith.get(word) ?? []) {
        const count = counted[other]?.get(word) ?? 0
        const discount = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * (lengths[other] ?? 0)) / average)
        add(scores, other, (idf(word) * count * (SATURATION + 1)) / (count + discount))
      }
    }
    return best(scores, page, most)
  }
}

/** @param {TextPage[]} pages */
function countAll(pages) {
  const counted = pages.map(countWords)
  /** @type {Map<string, number[]>} */
  const pagesWith = new Map()
  for (const [page, counts] of counted.entries()) {
    for (const word of counts.keys()) {
      const known = pagesWith.get(word)
      if (known) known.push(page)
      else pagesWith.set(word, [page])
    }
  }
  return { counted, pagesWith }
}

/** @param {Float64Array} scores @param {number} at @param {number} value */
function add(scores, at, value) {
  scores[at] = (scores[at] ?? 0) + value
}

/** @param {Float64Array} scores @param {number} own @param {number} most */
function best(scores, own, most) {
  return Array.from(scores.keys())
    .filter((page) => page !== own && (scores[page] ?? 0) > 0)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    .slice(0, most)
}
