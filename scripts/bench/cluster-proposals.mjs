import path from 'node:path'
import { runnerImport } from 'vite'
import { count, seconds } from './work-times.mjs'

const PAGES = 10_000
const MODEL_SAYS_OF_SUBJECT = 0.35

/** What proposing clusters of many pages takes, by words alone and with what a model says, beside reading these pages. */
export async function clusterProposals() {
  const { PageIndex } = /** @type {typeof import('~/wings/seo-tools/internal-links/engine/suggestions/page-index')} */ (
    await load('wings/seo-tools/internal-links/engine/suggestions/page-index.ts')
  )
  const { proposeClusters } = /** @type {typeof import('~/wings/seo-tools/topic-clusters/engine/propose-clusters')} */ (
    await load('wings/seo-tools/topic-clusters/engine/propose-clusters.ts')
  )
  const { generateSite } = /** @type {typeof import('../../tests/support/clustered-sites/generated-site')} */ (
    await load('../tests/support/clustered-sites/generated-site.ts')
  )
  const { generateVectors } = /** @type {typeof import('../../tests/support/clustered-sites/generated-vectors')} */ (
    await load('../tests/support/clustered-sites/generated-vectors.ts')
  )
  const site = generateSite({ pages: PAGES, sizes: [4, 40], own: 0.15, field: 0.15 })
  const subjects = site.map(({ subject }) => subject)
  const vectors = generateVectors(subjects, MODEL_SAYS_OF_SUBJECT)
  const begunAt = process.cpuUsage()
  const index = new PageIndex(site.map(asKnown))
  const reading = workSince(begunAt)
  console.log(`reading ${count(PAGES)} made-up pages, the baseline: ${seconds(reading)} of work`)
  for (const [name, given] of Object.entries({ words: [], 'words and meanings': vectors })) {
    const pages = index.pages.map(({ id, title, isPillar, language, topicTerms }, page) => ({
      id,
      title,
      isPillar,
      language,
      headings: [],
      linksTo: new Set(),
      words: topicTerms,
      embedding: given[page],
      linksIn: 0,
      length: 0,
    }))
    const watch = pieces()
    const before = process.cpuUsage()
    const proposals = await proposeClusters(pages, index.terms, watch.pause)
    const work = workSince(before)
    console.log(
      `${count(proposals.length)} proposals of ${count(new Set(subjects).size)} subjects by ${name}: ${seconds(work)} of work, the longest piece ${watch.longest().toFixed(0)} ms; ${(work / reading).toFixed(2)} × the reading`,
    )
  }
}

/** @param {{ id: string, title: string, html: string }} page */
function asKnown({ id, title, html }) {
  const page = { id, title, texts: [html], kind: /** @type {const} */ ('post'), path: `/blog/${id}` }
  return { ...page, categories: [], keywords: [], isPillar: false, isPublic: true }
}

/** The longest work between two pauses, by the processor: on a busy machine the clock tells what others do. */
function pieces() {
  let [last, longest] = [process.cpuUsage(), 0]
  return {
    pause: () => {
      longest = Math.max(longest, workSince(last))
      last = process.cpuUsage()
      return Promise.resolve()
    },
    longest: () => longest,
  }
}

/** Milliseconds. @param {NodeJS.CpuUsage} before */
function workSince(before) {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function load(/** @type {string} */ file) {
  const config = { configFile: /** @type {const} */ (false), resolve: { tsconfigPaths: true } }
  return (await runnerImport(path.resolve('app', file), config)).module
}
