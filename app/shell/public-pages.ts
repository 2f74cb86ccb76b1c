import { parsePageNumber } from '~/platform/lists/page-number'
import {
  type KnownQueryParams,
  publicPageAddress,
  type UncachedQueryParams,
} from '~/platform/page-cache/public-page-address.server'
import { MAX_SLUG_LENGTH, slugPattern } from '~/platform/text/slug'
import { isCatalogSort } from '~/wings/shop/products/catalog-path'
import { isReviewSort, parseStars } from '~/wings/shop/reviews/review'
import { plannerPrefix } from './planner/planner-prefix'
import { privateAreas } from './private-areas'

/** The pages that every studio has, besides its content. Home is one also when it is a landing page of the studio. */
export const builtInPages = [
  { path: '/', title: 'Home' },
  { path: '/tools', title: 'Products' },
  { path: `/${plannerPrefix}`, title: 'The planner' },
  { path: '/blog', title: 'Blog' },
  { path: '/contact', title: 'Contact' },
  { path: '/get-template', title: 'Get a template' },
]

// its own page is for everyone
const plannerAreaPattern = new RegExp(`^/${plannerPrefix}/.`)

/** Paths whose answer may depend on who asks, or that are no pages at all. They are never kept and shared. */
export function isPrivatePath(path: string) {
  if (plannerAreaPattern.test(path)) return true
  return privateAreas.some((area) => path === area || path.startsWith(`${area}/`) || path.startsWith(`${area}.`))
}

/** The query parameters that public pages read; everything else in a query leads to the same page. */
export const knownQueryParams: KnownQueryParams = {
  '/blog': { category: isSlug, tag: isSlug, page: isPageAfterFirst },
  '/feed.xml': { category: isSlug, tag: isSlug },
  '/feed.json': { category: isSlug, tag: isSlug },
  '/search': {},
  '/sitemap': { page: isPageAfterFirst },
  '/tools': {
    category: isSlug,
    sort: (sort) => isCatalogSort(sort) && sort !== 'newest',
    page: isPageAfterFirst,
  },
  '/tools/*': {
    tier: isTierId,
    stars: (stars) => parseStars(stars) !== undefined,
    sort: (sort) => isReviewSort(sort) && sort !== 'newest',
    reviews: isPageAfterFirst,
  },
  '/checkout/*': { tier: isTierId },
  '/test-blog-twitter': { slug: isSlug },
}

/** Searches and ranges of prices: whoever asks for nonsense must not fill the cache with it. */
export const uncachedQueryParams: UncachedQueryParams = {
  '/blog': ['q'],
  '/search': ['q'],
  '/tools': ['q', 'min', 'max'],
}

// orders and parts of a list show what its pages show
const listParameters = new Set(['category', 'tag', 'page'])

/** Whether the address, with its query, is a page of a list: what it shows stands nowhere else so. */
export function isListUrl(address: string) {
  const query = new URLSearchParams(address.slice(address.indexOf('?') + 1))
  if (![...query.keys()].every((name) => listParameters.has(name))) return false
  return publicPageAddress(address, { knownQueryParams, isPrivate: isPrivatePath }) === address
}

function isSlug(slug: string) {
  return slug.length <= MAX_SLUG_LENGTH && slugPattern.test(slug)
}

/** One that the product does not have leads to the page without it. */
function isTierId(tier: string) {
  return /^[\w-]{1,64}$/.test(tier)
}

function isPageAfterFirst(page: string) {
  return parsePageNumber(page) !== undefined && page !== '1'
}
