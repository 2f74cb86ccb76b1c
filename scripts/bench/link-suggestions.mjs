import { linkEngine } from './link-engine.mjs'
import { aPost, keyword } from './link-texts.mjs'
import { count, percentiles, seconds, timed } from './work-times.mjs'

const SIZES = [1_000, 10_000]
const ASKED = 200
const MEGABYTE = 1_048_576
const settings = { leavesFirstSentence: true, leavesTwoWayLinks: false }

/** Suggestions for one post among 1,000 and 10,000: out of it, and into it from the fifty pages that may speak of it. */
export async function linkSuggestions() {
  const { PageIndex, suggestOutbound, suggestInbound, inboundCandidates } = await linkEngine()
  let before = 0
  for (const size of SIZES) {
    const pages = Array.from({ length: size }, (_, n) => aPage(n))
    const memoryBefore = process.memoryUsage().rss
    let index = new PageIndex([])
    const indexing = timed(() => {
      index = new PageIndex(pages)
    })
    const memory = (process.memoryUsage().rss - memoryBefore) / MEGABYTE
    const asked = Array.from({ length: ASKED }, (_, n) => pages[(n * 37) % size] ?? aPage(n))
    let found = 0
    const out = asked.map((page) =>
      timed(() => {
        found += suggestOutbound({ index, settings }, page).length
      }),
    )
    const into = asked.map(({ id }) =>
      timed(() => {
        const candidates = inboundCandidates(index, id).map((candidate) => pages[Number(candidate)] ?? aPage(0))
        found += suggestInbound({ index, settings }, id, candidates).length
      }),
    )
    const [outbound, inbound] = [percentiles(out), percentiles(into)]
    const growth = before ? `; ${(outbound.p95 / before).toFixed(2)} × the work of outbound for 10 × the pages` : ''
    console.log(
      `${count(size)} pages: indexed in ${seconds(indexing.clock)} (of work ${seconds(indexing.work)}), ${memory.toFixed(0)} MB more; outbound ${outbound.words}; inbound ${inbound.words}; ${count(found)} suggestions${growth}`,
    )
    before = outbound.p95
  }
}

/** A page whose title is made of words that some other texts have too. @param {number} n */
function aPage(n) {
  const phrase = keyword(n % 5_000)
  return {
    id: `${n}`,
    kind: /** @type {const} */ ('post'),
    path: `/blog/${n}`,
    categories: [],
    title: `How to ${phrase}: part ${n}`,
    keywords: [keyword(n + 10_000), phrase],
    isPillar: n % 50 === 0,
    isPublic: true,
    texts: [aPost(n)],
  }
}
