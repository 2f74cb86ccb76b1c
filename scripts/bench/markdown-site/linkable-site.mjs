import { bundled } from '../bundled.mjs'
import { readMarkdownSite } from './read-markdown-site.mjs'

/** @typedef {import('~/wings/seo-tools/internal-links/engine/suggestions/linkable-page').LinkablePage} LinkablePage */
/** @typedef {import('./read-markdown-site.mjs').SitePage} SitePage */

// everything is suggested that could be
export const settings = { leavesFirstSentence: false, leavesTwoWayLinks: false }

/** The engine of suggestions as the build makes it. */
export async function suggestionEngine() {
  const folder = 'wings/seo-tools/internal-links/engine/suggestions'
  const { index, suggest, rank } = await bundled({
    index: `${folder}/page-index.ts`,
    suggest: `${folder}/suggest-links.ts`,
    rank: `${folder}/rank-links.ts`,
  })
  return {
    .../** @type {typeof import('~/wings/seo-tools/internal-links/engine/suggestions/page-index')} */ (index),
    .../** @type {typeof import('~/wings/seo-tools/internal-links/engine/suggestions/suggest-links')} */ (suggest),
    .../** @type {typeof import('~/wings/seo-tools/internal-links/engine/suggestions/rank-links')} */ (rank),
  }
}

/** A folder of Markdown files as pages for suggestions, without the links between them; ids are their numbers. @param {string} folder */
export async function readLinkableSite(folder) {
  const site = await readMarkdownSite(folder)
  return { ...site, linkable: site.pages.map(asLinkable) }
}

/** @param {SitePage} page @param {number} number @returns {LinkablePage} */
function asLinkable({ file, title, html, categories }, number) {
  return {
    id: `${number}`,
    kind: 'post',
    path: `/${file.replace(/\.\w+$/, '')}`,
    title,
    categories,
    keywords: [],
    isPillar: false,
    isPublic: true,
    texts: [html],
  }
}
