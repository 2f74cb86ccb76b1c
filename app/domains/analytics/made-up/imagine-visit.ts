import type { VisitedProduct, VisitedSite } from './visited-site'

/** Where made-up visitors come from, with how often. */
interface Origin {
  often: number
  referrer: string
  marks?: Record<string, string>
  /** Likelier to buy than others. */
  means?: number
}

const origins: Origin[] = [
  { often: 30, referrer: 'direct' },
  { often: 28, referrer: 'https://www.google.com/' },
  { often: 4, referrer: 'https://duckduckgo.com/' },
  { often: 3, referrer: 'https://www.bing.com/search' },
  { often: 7, referrer: 'https://news.ycombinator.com/item' },
  { often: 5, referrer: 'https://www.linkedin.com/feed/' },
  { often: 3, referrer: 'https://t.co/' },
  { often: 5, referrer: 'https://chatgpt.com/', means: 2 },
  { often: 2, referrer: 'https://www.perplexity.ai/', means: 2 },
  { often: 4, referrer: 'https://indiehackers.example/post/ready-made-software' },
  {
    often: 6,
    referrer: 'direct',
    marks: { utm_source: 'harbor-letter', utm_medium: 'email', utm_campaign: 'autumn-release' },
    means: 3,
  },
  {
    often: 3,
    referrer: 'https://www.linkedin.com/',
    marks: { utm_source: 'linkedin', utm_medium: 'social', utm_campaign: 'queue-week' },
  },
]

const countries = [
  ...['US', 'US', 'US', 'US', 'GB', 'GB', 'DE', 'DE', 'IN', 'IN', 'FR', 'NL', 'CA', 'CA', 'AU', 'SE', 'PL', 'ES', 'PT'],
  ...['BR', 'SG', 'JP', 'ZA', 'IE', 'CH', 'NZ', 'Unknown'],
]

const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

const agents = [
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit} Chrome/142.0.0.0 Safari/537.36`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${kit} Chrome/142.0.0.0 Safari/537.36`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${kit} Chrome/142.0.0.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
]

/** Something a made-up visitor does, so many seconds after the visit began. */
interface ImaginedStep {
  type: string
  path: string
  after: number
  metadata: Record<string, string | number>
}

interface ImaginedVisit {
  referrer: string
  steps: ImaginedStep[]
}

/** Who visits: the same one comes back with the same browser. */
export interface ImaginedVisitor {
  country: string
  userAgent: string
}

export function imagineVisitor(random: () => number): ImaginedVisitor {
  return { country: one(random, countries), userAgent: one(random, agents) }
}

const MOST_POSTS = 3
const LIKELY = { firstIsPost: 0.55, nextPost: 0.35, product: 0.4, call: 0.28, checkout: 0.45, purchase: 0.3 }

/** A visit as people make them: most read one page, some look at a product, few buy it. */
export function imagineVisit(random: () => number, site: VisitedSite): ImaginedVisit {
  const origin = weighted(random, origins)
  const means = origin.means ?? 1
  const steps: ImaginedStep[] = []
  let clock = 0
  const does = (type: string, path: string, metadata: ImaginedStep['metadata'] = {}) => {
    steps.push({ type, path, after: clock++, metadata })
  }
  const reads = (path: string, longest: number) => {
    does('page_view', path, steps.length === 0 ? origin.marks : {})
    const seconds = Math.round(4 + random() ** 2 * longest)
    clock += seconds
    does('page_end', path, { seconds, scroll: Math.round(100 * Math.min(1, 0.2 + random())) })
  }

  if (site.posts.length > 0 && random() < LIKELY.firstIsPost) {
    for (let post = 0; post < MOST_POSTS && (post === 0 || random() < LIKELY.nextPost); post++)
      reads(liked(random, site.posts), 400)
  } else {
    reads(liked(random, site.pages), 90)
  }
  const product = liked(random, site.products)
  if (product && random() < LIKELY.product * means) considers(product)
  return { referrer: origin.referrer, steps }

  function considers({ id, slug, path, price }: VisitedProduct) {
    reads(path, 240)
    does('product_view', path, { product_slug: slug })
    if (random() > LIKELY.call * means) return
    does('cta_click', path, { cta_name: 'Buy now', cta_location: 'header' })
    if (random() > LIKELY.checkout) return
    reads(`/checkout/${slug}`, 120)
    if (price === 0 || random() > LIKELY.purchase * means) return
    does('purchase', '/payment/success', { product_id: id, amount: price, currency: 'USD' })
    reads('/payment/success', 30)
  }
}

/** One of a list whose first ones are liked most. */
function liked<Item>(random: () => number, items: Item[]): Item {
  return items[Math.floor(random() ** 2 * items.length)] as Item
}

function one<Item>(random: () => number, items: Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item
}

function weighted<Item extends { often: number }>(random: () => number, items: Item[]): Item {
  let left = random() * items.reduce((sum, { often }) => sum + often, 0)
  for (const item of items) {
    left -= item.often
    if (left < 0) return item
  }
  return items[0] as Item
}
