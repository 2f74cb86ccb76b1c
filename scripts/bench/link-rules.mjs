import { linkEngine } from './link-engine.mjs'
import { aPost, keyword } from './link-texts.mjs'
import { count, seconds, timed } from './work-times.mjs'

const POSTS = 10_000
const RULES = [50, 500, 5_000]
const MEGABYTE = 1_048_576

/** A dry run of link rules over 10,000 posts of 600 words: how its time grows with the posts and with the rules. */
export async function linkRules() {
  const { compileRules, planPage, readText } = await linkEngine()
  const site = { isPublic: () => true }
  const settings = { maxPerPage: 20, maxPerParagraph: 3, leavesFirstSentence: true }
  const posts = Array.from({ length: POSTS }, (_, n) => aPost(n))
  const run = (/** @type {number} */ ofPosts, /** @type {number} */ rules) => {
    const totals = { compiled: 0, links: 0, skips: 0 }
    const time = timed(() => {
      const startedAt = performance.now()
      const compiled = compileRules(Array.from({ length: rules }, (_, n) => aRule(n)))
      totals.compiled = performance.now() - startedAt
      for (const [n, html] of posts.slice(0, ofPosts).entries()) {
        const page = { id: `${n}`, kind: /** @type {const} */ ('post'), path: `/blog/${n}`, categories: [] }
        const { insertions, skips } = planPage(compiled, { ...page, texts: [html] }, site, settings)
        totals.links += insertions.length
        totals.skips += skips.reduce((sum, { occurrences }) => sum + occurrences, 0)
      }
    })
    return { ...time, ...totals }
  }
  run(500, 500)
  const reading = timed(() => {
    for (const html of posts) readText(html)
  })
  console.log(
    `reading ${count(POSTS)} posts: ${seconds(reading.clock)}, of work ${seconds(reading.work)}, the baseline`,
  )
  let before = 0
  for (const rules of RULES) {
    const { clock, work, compiled, links, skips } = run(POSTS, rules)
    const growth = before ? `, ${(work / before).toFixed(2)} × the work for 10 × the rules` : ''
    const memory = process.memoryUsage().rss / MEGABYTE
    console.log(
      `${count(POSTS)} posts × ${count(rules)} rules: ${seconds(clock)}, of work ${seconds(work)}, ${(work / reading.work).toFixed(1)} × reading (compiled in ${compiled.toFixed(0)} ms), ${count(links)} links, ${count(skips)} skips, ${memory.toFixed(0)} MB with the posts${growth}`,
    )
    before = work
  }
  const [some, all] = [run(POSTS / 10, 500).work, run(POSTS, 500).work]
  console.log(`500 rules: ${(all / some).toFixed(1)} × the work for 10 × the posts`)
}

/** @param {number} n @returns {import('~/wings/seo-tools/internal-links/rules/link-rule').LinkRule} */
function aRule(n) {
  return {
    id: `${n}`,
    keyword: keyword(n),
    toPage: `target-${n}`,
    toUrl: null,
    priority: n % 10,
    isEnabled: true,
    scope: { kinds: [], categories: [], include: [], exclude: [] },
    isCaseSensitive: n % 10 === 0,
    isWholeWord: true,
    hasWordForms: n % 2 === 0,
    maxPerPage: 1,
    maxPerParagraph: null,
    maxPerTarget: 1,
    isNofollow: false,
    opensNewTab: false,
    isFirstOnly: false,
    isOncePerTarget: true,
  }
}
