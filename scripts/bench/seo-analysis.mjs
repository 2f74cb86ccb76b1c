import path from 'node:path'
import { runnerImport } from 'vite'
import { median } from './a-site.mjs'

const ROUNDS = 51
const POSTS = 10_000
const KEYPHRASE = 'three-point estimates'

/** How long the analysis of a page takes, beside an editor and over a whole site. */
export async function seoAnalysis() {
  const config = { configFile: /** @type {const} */ (false), resolve: { tsconfigPaths: true } }
  const load = async (/** @type {string} */ file) => (await runnerImport(path.resolve('app', file), config)).module
  const { analyzePage } = /** @type {typeof import('~/wings/web/seo-analysis/analyze-page')} */ (
    await load('wings/web/seo-analysis/analyze-page.ts')
  )
  const { englishReading } = /** @type {typeof import('~/wings/web/seo-analysis/reading/rules/english')} */ (
    await load('wings/web/seo-analysis/reading/rules/english.ts')
  )
  const { walkHtml } = /** @type {typeof import('~/wings/web/seo-analysis/text/walk-html')} */ (
    await load('wings/web/seo-analysis/text/walk-html.ts')
  )
  const parse = (/** @type {string} */ html) => walkHtml(html, { text() {}, open() {}, close() {} })

  const long = aPage(0, 3_000)
  const first = timed(() => analyzePage(long, englishReading))
  const started = process.cpuUsage()
  const runs = Array.from({ length: ROUNDS }, () => timed(() => analyzePage(long, englishReading))).toSorted(
    (a, b) => a - b,
  )
  const work = processorMs(started) / ROUNDS
  const parses = Array.from({ length: ROUNDS }, () => timed(() => parse(long.body)))
  const [typical, slow] = [median(runs), runs[Math.floor(ROUNDS * 0.95)] ?? 0]
  console.log(
    `a post of 3,000 words (${Math.round(long.body.length / 1000)} kB): ${typical.toFixed(1)} ms (median of ${ROUNDS}; ${work.toFixed(1)} ms of the processor), ${slow.toFixed(1)} ms at p95, ${first.toFixed(1)} ms the first time, ${Math.round(typical / median(parses))} × a plain parse`,
  )

  const pages = Array.from({ length: POSTS }, (_, seed) => aPage(seed, 1_000))
  const before = process.cpuUsage()
  const all = timed(() => {
    for (const page of pages) analyzePage(page, englishReading)
  })
  const each = processorMs(before) / POSTS
  const plain = timed(() => {
    for (const { body } of pages) parse(body)
  })
  console.log(
    `${POSTS.toLocaleString('en-US')} posts of 1,000 words: ${Math.round(POSTS / (all / 1000))} a second, ${(all / POSTS).toFixed(2)} ms each (${each.toFixed(2)} ms of the processor), ${Math.round(all / plain)} × a plain parse`,
  )
}

const WORDS =
  'the team plans software and estimates are often wrong because nobody writes down what was learned however three-point estimates help people to see risk early they were developed for large projects but also work in small ones when a task is split into parts each part gets its best likely and worst case so that the range becomes visible to everyone who decides about money time quality scope delivery customers meetings reviews releases documentation'.split(
    ' ',
  )

/** A post of paragraphs, headings, lists, links and pictures; each seed gives other words. @param {number} seed @param {number} count */
function aPage(seed, count) {
  const word = (/** @type {number} */ at) => WORDS[(at * 31 + seed * 7 + ((at * at) % 13)) % WORDS.length] ?? ''
  let [body, used] = ['', 0]
  for (let part = 0; used < count; part++) {
    const sentences = Array.from({ length: 4 }, (_, at) => {
      const length = 8 + ((seed + part * 5 + at * 7) % 16)
      const words = Array.from({ length }, (_, offset) => word(used + offset))
      used += length
      return `${words.join(' ').replace(/^./, (sign) => sign.toUpperCase())}.`
    })
    if (part % 5 === 0) body += `<h2>${part % 10 === 0 ? 'Three-point estimates' : 'What else'} in part ${part}</h2>`
    if (part % 7 === 0) body += `<figure><img src="/media/${part}.avif" alt="A chart of estimates"></figure>`
    const [start = '', ...rest] = sentences
    body += `<p>${start} <a href="page:${part}">Read &amp; learn</a>. <strong>${rest.join(' ')}</strong></p>`
  }
  return {
    language: 'en',
    kind: /** @type {const} */ ('page'),
    origin: 'https://harbor.test',
    path: `/blog/post-${seed}`,
    title: 'Three-point estimates: plans that hold',
    metaTitle: '',
    description: 'How three-point estimates make plans hold.',
    slug: 'three-point-estimates',
    keyphrase: KEYPHRASE,
    synonyms: ['PERT estimates'],
    body,
    coverAlt: 'A plan',
    hasTableOfContents: true,
    otherPages: [],
    inboundLinkCount: null,
  }
}

/** Milliseconds. @param {() => unknown} work */
function timed(work) {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

/** What the processor has worked since, in milliseconds; a busy machine does not lengthen it. @param {NodeJS.CpuUsage} since */
function processorMs(since) {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
