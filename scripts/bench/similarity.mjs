import path from 'node:path'
import { runnerImport } from 'vite'

const SIZES = [1_000, 10_000, 100_000]
const WARN_AT = 0.55
const COMMON_WORDS = 120

/** How long the sibling check of a bulk run takes, and how that grows, for texts that share a template to different parts. */
export async function similarity() {
  const config = { configFile: /** @type {const} */ (false), resolve: { tsconfigPaths: true } }
  const load = async (/** @type {string} */ file) => (await runnerImport(path.resolve('app', file), config)).module
  const { SimilarityIndex } = /** @type {typeof import('~/wings/content/bulk/engine/similarity-index')} */ (
    await load('wings/content/bulk/engine/similarity-index.ts')
  )
  const { createShingles, tokenizeWords } = /** @type {typeof import('~/kits/text-similarity/shingles')} */ (
    await load('kits/text-similarity/shingles.ts')
  )
  for (const [name, ownWords] of /** @type {const} */ ([
    ['mostly words of their own', 200],
    ['half of them the template’s', 60],
    ['nearly all of them the template’s', 8],
  ])) {
    let before = 0
    for (const size of SIZES) {
      const startedAt = performance.now()
      const index = new SimilarityIndex(WARN_AT, size)
      let near = 0
      for (let n = 0; n < size; n++) {
        const set = createShingles(tokenizeWords(aText(n, ownWords)))
        if ((index.findMostSimilar(set)?.score ?? 0) >= WARN_AT) near++
        index.add(n, set)
      }
      const took = performance.now() - startedAt
      const growth = before ? `, ${(took / before).toFixed(1)} × the time for 10 × the texts` : ''
      const alike = Math.round((near / size) * 100)
      console.log(
        `${name}: ${size.toLocaleString('en-US')} texts in ${(took / 1000).toFixed(2)} s, ${(took / size).toFixed(3)} ms each, ${alike} % alike${growth}`,
      )
      before = took
    }
  }
}

/** A template's words, then some of its own. @param {number} n @param {number} ownWords */
function aText(n, ownWords) {
  const common = Array.from({ length: COMMON_WORDS }, (_, at) => `common${at}`)
  const own = Array.from({ length: ownWords }, (_, at) => `w${(n * 7_919 + at * at * 31 + ((n * at) % 997)) % 50_000}`)
  return [...common, ...own].join(' ')
}
