// `node scripts/fit-link-ranking.mjs DIR DIR…` fits the model that ranks link suggestions to the links that the authors of some
// sites made (folders of Markdown files), says what it reaches on each site when it was fitted to the others, and writes it.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { dot, fitModel } from './bench/markdown-site/fit-model.mjs'
import { readLinkableSite, settings, suggestionEngine } from './bench/markdown-site/linkable-site.mjs'
import { measureRanking } from './bench/markdown-site/measure-ranking.mjs'

const MODEL = 'app/wings/seo-tools/internal-links/engine/suggestions/ranking-model.ts'
const folders = process.argv.slice(2).map((folder) => path.resolve(folder))
const { PageIndex, collectOutboundEvidence, describeLinks, rankingFeatures } = await suggestionEngine()

const sites = []
for (const folder of folders) sites.push(await readLists(folder))
for (const site of sites) {
  const others = sites.filter((one) => one !== site)
  if (others.length > 0)
    console.log(
      `fitted without ${site.name}: ${JSON.stringify(measure(site, fitModel(others.map(({ lists }) => lists)).weights))}`,
    )
}
const { weights, intercept } = fitModel(sites.map(({ lists }) => lists))
const model = { weights: weights.map(round), intercept: round(intercept) }
for (const [at, name] of rankingFeatures.entries()) console.log(`${name}: ${model.weights[at]}`)
writeFileSync(
  MODEL,
  `// Made by scripts/fit-link-ranking.mjs, which says how.\nexport const rankingModel = {\n  weights: [${model.weights.join(', ')}],\n  intercept: ${model.intercept},\n}\n`,
)

/** The links that each page of a site could have, with what the model knows of them, and which of them its author made. @param {string} folder */
async function readLists(folder) {
  const { pages, linkable } = await readLinkableSite(folder)
  const index = new PageIndex(linkable)
  const lists = pages.flatMap(({ targets }, number) => {
    const page = linkable[number]
    if (!page || targets.length === 0) return []
    const links = collectOutboundEvidence({ index, settings }, page)
    const features = describeLinks(links.map(({ evidence }) => evidence))
    return [
      {
        targets,
        to: links.map(({ to }) => Number(to)),
        features,
        isMade: links.map(({ to }) => targets.includes(Number(to))),
      },
    ]
  })
  return { name: path.basename(folder), lists }
}

/** @param {Awaited<ReturnType<typeof readLists>>} site @param {number[]} model */
function measure({ lists }, model) {
  return measureRanking(lists, (number) => {
    const { to = [], features = [] } = lists[number] ?? {}
    const scores = features.map((values) => dot(values, model))
    return [...to.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).map((at) => to[at] ?? -1)
  })
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 1000) / 1000
}
