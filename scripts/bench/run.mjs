// `npm run bench` runs all, `npm run bench -- throughput weight` some. Each prints its figures; none fails a build.
// `npm run bench -- cluster-quality DIR` measures proposals of clusters on a folder of Markdown files.
// `npm run bench -- link-quality DIR` measures link suggestions on a folder of Markdown files.
// `npm run bench -- plan-quality DIR` measures plans of a folder of ideas.
import { analytics } from './analytics.mjs'
import { board } from './board.mjs'
import { bulk } from './bulk.mjs'
import { catalog } from './catalog.mjs'
import { clusterProposals } from './cluster-proposals.mjs'
import { clusterQuality } from './cluster-quality.mjs'
import { coldStart } from './cold-start.mjs'
import { contentMap } from './content-map.mjs'
import { downloads } from './downloads.mjs'
import { events } from './events.mjs'
import { exports } from './exports.mjs'
import { hostileRequests } from './hostile-requests.mjs'
import { imports } from './imports.mjs'
import { internalLinks } from './internal-links.mjs'
import { kills } from './kills.mjs'
import { lighthouse } from './lighthouse.mjs'
import { linkQuality } from './link-quality.mjs'
import { linkRules } from './link-rules.mjs'
import { linkRuns } from './link-runs.mjs'
import { linkSuggestions } from './link-suggestions.mjs'
import { memory } from './memory.mjs'
import { notes } from './notes.mjs'
import { orders } from './orders.mjs'
import { pageGraph } from './page-graph.mjs'
import { pageRegister } from './page-register.mjs'
import { pictures } from './pictures.mjs'
import { planQuality } from './plan-quality.mjs'
import { plans } from './plans.mjs'
import { posts } from './posts.mjs'
import { purchases } from './purchases.mjs'
import { readers } from './readers.mjs'
import { saves } from './saves.mjs'
import { seoAnalysis } from './seo-analysis.mjs'
import { similarity } from './similarity.mjs'
import { siteAudit } from './site-audit.mjs'
import { sitemap } from './sitemap.mjs'
import { throughput } from './throughput.mjs'
import { weight } from './weight.mjs'

/** @type {Record<string, (folder?: string) => Promise<void>>} */
const benches = {
  throughput,
  weight,
  'cold-start': coldStart,
  memory,
  pictures,
  posts,
  plans,
  'plan-quality': planQuality,
  orders,
  downloads,
  readers,
  catalog,
  lighthouse,
  kills,
  purchases,
  board,
  notes,
  similarity,
  imports,
  bulk,
  exports,
  saves,
  sitemap,
  events,
  'hostile-requests': hostileRequests,
  analytics,
  'link-rules': linkRules,
  'link-runs': linkRuns,
  'link-suggestions': linkSuggestions,
  'link-quality': linkQuality,
  'cluster-proposals': clusterProposals,
  'cluster-quality': clusterQuality,
  'internal-links': internalLinks,
  'seo-analysis': seoAnalysis,
  'site-audit': siteAudit,
  'page-graph': pageGraph,
  'page-register': pageRegister,
  'content-map': contentMap,
}

const [first = '', folder, ...more] = process.argv.slice(2)
const isOfFolder =
  ['link-quality', 'plan-quality', 'cluster-quality'].includes(first) &&
  folder !== undefined &&
  !Object.hasOwn(benches, folder) &&
  more.length === 0
const wanted = isOfFolder ? [first] : process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n## ${name}`)
  await bench(isOfFolder ? folder : undefined)
}
