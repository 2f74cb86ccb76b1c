import path from 'node:path'
import { runnerImport } from 'vite'

const SIZES = [
  { pages: 1_000, links: 10_000 },
  { pages: 10_000, links: 100_000 },
  { pages: 10_000, links: 400_000 },
]
const ROUNDS = 5
const CLUSTER = 40

/** What the graph of a site costs: building it, PageRank, click depth, communities. Wanted: 10,000 pages, 100,000 links in 5 s. */
export async function pageGraph() {
  const { buildLinkGraph, reverseGraph } = /** @type {typeof import('~/wings/web/pages/engine/link-graph')} */ (
    await load('wings/web/pages/engine/link-graph.ts')
  )
  const { computePageRank } = /** @type {typeof import('~/wings/web/pages/engine/page-rank')} */ (
    await load('wings/web/pages/engine/page-rank.ts')
  )
  const { computeClickDepths } = /** @type {typeof import('~/wings/web/pages/engine/click-depths')} */ (
    await load('wings/web/pages/engine/click-depths.ts')
  )
  const { detectLinkCommunities } = /** @type {typeof import('~/wings/web/pages/engine/detect-link-communities')} */ (
    await load('wings/web/pages/engine/detect-link-communities.ts')
  )
  for (const { pages, links } of SIZES) {
    const given = clustered(pages, links)
    const graph = buildLinkGraph(pages, given)
    const took = {
      built: fastest(() => buildLinkGraph(pages, given)),
      'turned round': fastest(() => reverseGraph(graph)),
      PageRank: fastest(() => computePageRank(graph)),
      'click depth': fastest(() => computeClickDepths(graph, 0)),
      communities: fastest(() => detectLinkCommunities(graph)),
    }
    const all = Object.values(took).reduce((sum, ms) => sum + ms, 0)
    const parts = Object.entries(took).map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`)
    const size = `${pages.toLocaleString('en-US')} pages, ${links.toLocaleString('en-US')} links`
    console.log(`${size}: ${(all / 1000).toFixed(2)} s together (${parts.join(', ')})`)
  }
}

async function load(/** @type {string} */ file) {
  const config = { configFile: /** @type {const} */ (false), resolve: { tsconfigPaths: true } }
  return (await runnerImport(path.resolve('app', file), config)).module
}

/** Links of which most stay within a group of pages, as they do on a site. @param {number} pages @param {number} count */
function clustered(pages, count) {
  const [from, to] = [new Uint32Array(count), new Uint32Array(count)]
  let state = 7
  const random = (/** @type {number} */ below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  for (let link = 0; link < count; link++) {
    const page = random(pages)
    const near = page - (page % CLUSTER) + random(CLUSTER)
    from[link] = page
    to[link] = random(5) === 0 ? random(pages) : near % pages
  }
  return { from, to }
}

/** Milliseconds of the fastest of some rounds. @param {() => unknown} work */
function fastest(work) {
  const times = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  })
  return Math.min(...times)
}
