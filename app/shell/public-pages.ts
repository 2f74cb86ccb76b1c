import { isListedCategory } from '~/domains/blog/post'
import { plannerPrefix } from '~/domains/planner/paths'
import { isCatalogueSort } from '~/domains/products/catalogue-address'
import { isProductCategory } from '~/domains/products/product'
import { isReviewSort, starsIn } from '~/domains/reviews/review'
import { type KnownQueries, publicAddress, type UnkeptQueries } from '~/platform/page-cache/public-address.server'
import { pageNumber } from '~/platform/page-number'
import { slugPattern } from '~/platform/slug'

/** The pages that every studio has, besides its content. */
export const fixedPages = [
  { path: '/', title: 'Home' },
  { path: '/tools', title: 'Products' },
  { path: '/product-leadership', title: 'Services' },
  { path: `/${plannerPrefix}`, title: 'The planner' },
  { path: '/about', title: 'About' },
  { path: '/blog', title: 'Blog' },
  { path: '/contact', title: 'Contact' },
  { path: '/get-template', title: 'Get a template' },
  { path: '/help', title: 'Help' },
  { path: '/docs', title: 'Docs' },
  { path: '/docs/licences', title: 'License keys' },
  { path: '/privacy', title: 'Privacy' },
  { path: '/terms', title: 'Terms' },
]

// planner pages, files and calls: their answers depend on who asks, or are no pages
const privateAreas = [
  '/admin',
  '/account',
  '/api',
  '/plan',
  '/download',
  '/payment',
  '/purchases',
  '/review',
  '/stack',
  '/unsubscribe',
  '/figures',
  '/mcp',
  '/assets',
  '/media',
  '/og',
  '/preview',
  '/debug-blog',
  '/__manifest',
]

// its own page is for everyone
const behindPlanner = new RegExp(`^/${plannerPrefix}/.`)

/** Paths whose answer may depend on who asks, or that are no pages at all. They are never kept and shared. */
export function isPrivatePath(path: string) {
  if (behindPlanner.test(path)) return true
  return privateAreas.some((area) => path === area || path.startsWith(`${area}/`) || path.startsWith(`${area}.`))
}

/** The query parameters that public pages read; everything else in a query leads to the same page. */
export const knownQueries: KnownQueries = {
  '/blog': { category: isListedCategory, page: isLaterPage },
  '/sitemap': { page: isLaterPage },
  '/tools': {
    category: isProductCategory,
    sort: (sort) => isCatalogueSort(sort) && sort !== 'newest',
    page: isLaterPage,
  },
  '/tools/*': {
    tier: isTierId,
    stars: (stars) => starsIn(stars) !== undefined,
    sort: (sort) => isReviewSort(sort) && sort !== 'newest',
    reviews: isLaterPage,
  },
  '/checkout/*': { tier: isTierId },
  '/test-blog-twitter': { slug: (slug) => slug.length < 100 && slugPattern.test(slug) },
}

/** Searches: whoever asks for nonsense must not fill the cache with it. */
export const unkeptQueries: UnkeptQueries = { '/blog': ['q'], '/tools': ['q'] }

// orders and parts of a list show what its pages show
const listParameters = new Set(['category', 'page'])

/** Whether the address, with its query, is a page of a list: what it shows stands nowhere else so. */
export function isListAddress(address: string) {
  const query = new URLSearchParams(address.slice(address.indexOf('?') + 1))
  if (![...query.keys()].every((name) => listParameters.has(name))) return false
  return publicAddress(address, { knownQueries, isPrivate: isPrivatePath }) === address
}

/** One that the product does not have leads to the page without it. */
function isTierId(tier: string) {
  return /^[\w-]{1,64}$/.test(tier)
}

function isLaterPage(page: string) {
  return pageNumber(page) !== undefined && page !== '1'
}
