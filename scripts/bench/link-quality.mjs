import { linkEngine } from './link-engine.mjs'
import { bm25MoreLikeThis, tfIdfCosine } from './markdown-site/baselines.mjs'
import { readLinkableSite, settings, suggestionEngine } from './markdown-site/linkable-site.mjs'
import { ceilingOfP5, measureRanking } from './markdown-site/measure-ranking.mjs'

// MRR looks no further
const RANKED = 50

/**
 * How good suggestions are: on a folder of Markdown files, by the links that their authors made; without one on a made-up
 * site with known good links, beside matching titles alone.
 * @param {string} [folder]
 */
export async function linkQuality(folder) {
  if (folder) await compareWithAuthors(folder)
  else await compareWithKnownLinks()
}

/** Its last line is JSON. @param {string} folder */
async function compareWithAuthors(folder) {
  const { pages, links, hosts, linkable } = await readLinkableSite(folder)
  const linking = pages.filter(({ targets }) => targets.length > 0).length
  const own = hosts.length > 0 ? `; links to ${hosts.join(', ')} are its own` : ''
  console.log(`${folder}: ${pages.length} pages, ${links} links between them on ${linking} pages${own}`)
  if (links === 0) console.log('There are no links to be found again: every figure is 0.')
  const { PageIndex, suggestOutbound } = await suggestionEngine()
  const index = new PageIndex(linkable)
  const ours = measureRanking(pages, (page) => {
    const source = linkable[page]
    return source ? suggestOutbound({ index, settings }, source).map(({ to }) => Number(to)) : []
  })
  const bm25 = measureRanking(pages, bm25MoreLikeThis(pages, RANKED))
  const tfidf = measureRanking(pages, tfIdfCosine(pages, RANKED))
  const ceilingP5 = ceilingOfP5(pages)
  console.log('                       P@5    R@5    R@10   MRR')
  for (const [name, { p5, r5, r10, mrr }] of Object.entries({
    suggestions: ours,
    'BM25 “more like this”': bm25,
    'TF-IDF cosine': tfidf,
  })) {
    console.log(`${name.padEnd(22)} ${[p5, r5, r10, mrr].map((value) => value.toFixed(3)).join('  ')}`)
  }
  const share = ceilingP5 > 0 ? Math.round((100 * ours.p5) / ceilingP5) : 0
  console.log(`P@5 can be ${ceilingP5.toFixed(3)} at most; the suggestions have ${share} % of it`)
  console.log(JSON.stringify({ ours, bm25, tfidf, ceilingP5 }))
}

async function compareWithKnownLinks() {
  const { compareWithTitles } = await linkEngine()
  const { suggestions, titlesAlone } = compareWithTitles()
  for (const [name, quality] of Object.entries({ 'titles alone, the baseline': titlesAlone, suggestions })) {
    const { precisionAt5, bestPossible, precision: right, recall, suggested } = quality
    console.log(
      `${name}: precision at 5 ${precisionAt5.toFixed(2)} (no way can reach more than ${bestPossible.toFixed(2)}), recall ${recall.toFixed(2)}, ${percent(right)} of ${suggested} suggestions right`,
    )
  }
  const [precision, recall] = [
    suggestions.precisionAt5 / titlesAlone.precisionAt5,
    suggestions.recall / titlesAlone.recall,
  ]
  console.log(`${precision.toFixed(2)} × the precision at 5 and ${recall.toFixed(2)} × the recall of titles alone`)
}

const percent = (/** @type {number} */ share) => `${Math.round(share * 100)} %`
