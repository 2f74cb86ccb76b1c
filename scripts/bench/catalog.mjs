import { filledSite } from './filled-site.mjs'
import { printPublicFirstBytes } from './first-byte.mjs'
import { MANY_PRODUCTS, MANY_REVIEWS, makeManyProducts } from './many-products.mjs'

const PER_PAGE = 24
const REVIEWS_PER_PAGE = 8

/** What visitors of a large shop wait for when no page is kept: the first byte. */
export async function catalog() {
  await printPublicFirstBytes(await filledSite(makeManyProducts), () => whatIsLookedAt)
}

const pages = Math.floor((MANY_PRODUCTS * 0.97) / PER_PAGE)
const reviewPages = Math.floor(MANY_REVIEWS / REVIEWS_PER_PAGE)
const words = ['sentence', 'number', 'part', 'e58', 'cfa53', 'f9fd2', 'c4c', '37a']
const drafts = 49 // of each fifty the last but one

/** The number of some product that is published and not the first. */
function productAt(/** @type {number} */ round) {
  const number = 2 + ((round * 1_597) % 4_000)
  return number % 50 === drafts ? number + 1 : number
}

/** @type {Record<string, (round: number) => string>} */
const whatIsLookedAt = {
  'the first page of the catalog': () => '/tools',
  'a page deep in the catalog': (round) => `/tools?page=${1 + ((round * 37) % pages)}`,
  'a page by price': (round) => `/tools?sort=price-up&page=${1 + ((round * 37) % pages)}`,
  'a page of a category by price, from above': (round) =>
    `/tools?category=ai&sort=price-down&page=${1 + ((round * 13) % 60)}`,
  'a search for a common word': (round) => `/tools?q=${words[round % words.length]}`,
  'a search by price': (round) => `/tools?sort=price-up&q=${words[round % words.length]}`,
  'a search for a rare word': (round) => `/tools?q=${productAt(round)}`,
  'a search for half a word': (round) => `/tools?q=produ+${productAt(round)}`,
  'a search that finds nothing': (round) => `/tools?q=nothing${round}`,
  'a product without reviews': (round) => `/tools/bench-${productAt(round)}`,
  'the product with 10,000 reviews': () => '/tools/bench-1',
  'a page deep in its reviews': (round) => `/tools/bench-1?reviews=${1 + ((round * 97) % reviewPages)}`,
  'the best of its reviews, deep': (round) => `/tools/bench-1?sort=best&reviews=${1 + ((round * 97) % reviewPages)}`,
  'its reviews with one star': (round) => `/tools/bench-1?stars=1&reviews=${1 + ((round * 7) % 150)}`,
}
