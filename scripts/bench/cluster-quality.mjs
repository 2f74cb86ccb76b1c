import path from 'node:path'
import { bundled } from './bundled.mjs'
import { tfIdfVectors } from './markdown-site/baselines.mjs'
import { kMeans } from './markdown-site/k-means.mjs'
import { readLinkableSite, suggestionEngine } from './markdown-site/linkable-site.mjs'

/** @typedef {import('./markdown-site/read-markdown-site.mjs').SitePage} SitePage */

const MIN_SUBJECT_PAGES = 3
const atOnce = () => Promise.resolve()

/**
 * How well proposed clusters agree with the first category (else the folder) that authors gave their pages, beside k-means
 * on TF-IDF with as many groups as there are categories and as there are proposals. Its last line is JSON.
 * @param {string} [folder]
 */
export async function clusterQuality(folder) {
  if (!folder) return console.log('It needs a folder of Markdown files: npm run bench -- cluster-quality DIR')
  const { pages, linkable } = await readLinkableSite(folder)
  const proposals = await proposalsFor(pages, linkable)
  const subjects = subjectsOf(pages)
  const covered = new Set(proposals.flatMap((proposal) => proposal.pages)).size / Math.max(1, pages.length)
  const kinds = new Set(subjects.values()).size
  console.log(`${folder}: ${pages.length} pages, ${subjects.size} of them in ${kinds} categories`)
  for (const { name, pillar, pages: ids } of proposals) {
    console.log(`${String(ids.length).padStart(4)}  ${name}  (${pages[Number(pillar)]?.title})`)
  }
  const { vectors } = tfIdfVectors(pages)
  const measure = await agreementMeasure()
  /** @param {string[][]} groups */
  const agreement = (groups) => {
    const { index, information } = measure(subjects, groups)
    return { ari: index, nmi: information }
  }
  const asGroups = (/** @type {number} */ count) => {
    const groups = kMeans(vectors, Math.max(1, count))
    return [...Map.groupBy(groups.keys(), (page) => groups[page]).values()].map((ids) => ids.map(String))
  }
  const result = {
    ours: agreement(proposals.map((proposal) => proposal.pages)),
    kMeansByCategories: agreement(asGroups(kinds)),
    kMeansByProposals: agreement(asGroups(proposals.length)),
  }
  for (const [name, { ari, nmi }] of Object.entries(result)) {
    console.log(`${name.padEnd(20)} ARI ${ari.toFixed(3)}  NMI ${nmi.toFixed(3)}`)
  }
  console.log(`${Math.round(100 * covered)} % of the pages are in a proposal`)
  console.log(JSON.stringify({ ...result, coverage: covered }))
}

/** @param {SitePage[]} pages @param {import('./markdown-site/linkable-site.mjs').LinkablePage[]} linkable */
async function proposalsFor(pages, linkable) {
  const { PageIndex } = await suggestionEngine()
  const { propose } = await bundled({ propose: 'wings/seo-tools/topic-clusters/engine/propose-clusters.ts' })
  const { proposeClusters } = /** @type {typeof import('~/wings/seo-tools/topic-clusters/engine/propose-clusters')} */ (
    propose
  )
  const index = new PageIndex(linkable)
  const linksIn = new Map()
  for (const { targets } of pages) for (const target of targets) linksIn.set(target, (linksIn.get(target) ?? 0) + 1)
  const known = index.pages.map(({ id, title, isPillar, language, topicTerms, length }, number) => ({
    id,
    title,
    isPillar,
    language,
    length,
    words: topicTerms,
    headings: headingsOf(pages[number]?.html ?? ''),
    linksIn: linksIn.get(number) ?? 0,
    linksTo: new Set((pages[number]?.targets ?? []).map(String)),
  }))
  return proposeClusters(known, index.terms, atOnce)
}

/** @param {string} html */
function headingsOf(html) {
  return [...html.matchAll(/<h[1-6]\b[^<>]*>([^<]*)/gi)].map(([, text = '']) => text.trim()).filter(Boolean)
}

/** The pages whose category others have too. @param {SitePage[]} pages @returns {Map<string, string>} */
function subjectsOf(pages) {
  const given = pages.map(
    ({ categories, file }) => categories[0] ?? (file.includes('/') ? file.split('/')[0] : undefined),
  )
  const counts = Map.groupBy(given, (one) => one)
  return new Map(
    given.flatMap((subject, page) => {
      const isShared = subject && (counts.get(subject)?.length ?? 0) >= MIN_SUBJECT_PAGES
      return isShared ? [/** @type {[string, string]} */ ([String(page), subject])] : []
    }),
  )
}

async function agreementMeasure() {
  const place = path.relative('app', 'tests/support/clustered-sites/group-agreement.ts')
  const { agreement } = await bundled({ agreement: place })
  return /** @type {typeof import('../../tests/support/clustered-sites/group-agreement')} */ (agreement)
    .measureAgreement
}
