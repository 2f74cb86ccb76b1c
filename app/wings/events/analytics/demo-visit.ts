import type { DemoProduct, DemoSite } from './demo-site'

/** Where made-up visitors come from, with how often. */
interface DemoTrafficSource {
  weight: number
  referrer: string
  utmParams?: Record<string, string>
  /** Likelier to buy than others. */
  purchaseFactor?: number
}

const demoTrafficSources: DemoTrafficSource[] = [
  { weight: 30, referrer: 'direct' },
  { weight: 28, referrer: 'https://www.google.com/' },
  { weight: 4, referrer: 'https://duckduckgo.com/' },
  { weight: 3, referrer: 'https://www.bing.com/search' },
  { weight: 7, referrer: 'https://news.ycombinator.com/item' },
  { weight: 5, referrer: 'https://www.linkedin.com/feed/' },
  { weight: 3, referrer: 'https://t.co/' },
  { weight: 5, referrer: 'https://chatgpt.com/', purchaseFactor: 2 },
  { weight: 2, referrer: 'https://www.perplexity.ai/', purchaseFactor: 2 },
  { weight: 4, referrer: 'https://indiehackers.example/post/ready-made-software' },
  {
    weight: 6,
    referrer: 'direct',
    utmParams: { utm_source: 'harbor-letter', utm_medium: 'email', utm_campaign: 'autumn-release' },
    purchaseFactor: 3,
  },
  {
    weight: 3,
    referrer: 'https://www.linkedin.com/',
    utmParams: { utm_source: 'linkedin', utm_medium: 'social', utm_campaign: 'queue-week' },
  },
]

const demoCountries = [
  ...['US', 'US', 'US', 'US', 'GB', 'GB', 'DE', 'DE', 'IN', 'IN', 'FR', 'NL', 'CA', 'CA', 'AU', 'SE', 'PL', 'ES', 'PT'],
  ...['BR', 'SG', 'JP', 'ZA', 'IE', 'CH', 'NZ', 'Unknown'],
]

const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

const demoUserAgents = [
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
interface DemoStep {
  type: string
  path: string
  after: number
  metadata: Record<string, string | number>
}

interface DemoVisit {
  referrer: string
  steps: DemoStep[]
}

/** Who visits: the same one comes back with the same browser. */
export interface DemoVisitor {
  country: string
  userAgent: string
}

export function generateDemoVisitor(random: () => number): DemoVisitor {
  return { country: pickRandom(random, demoCountries), userAgent: pickRandom(random, demoUserAgents) }
}

const MAX_POSTS = 3
const LIKELY = { firstIsPost: 0.55, nextPost: 0.35, product: 0.4, call: 0.28, checkout: 0.45, purchase: 0.3 }

/** A visit as people make them: most read one page, some look at a product, few buy it. */
export function generateDemoVisit(random: () => number, site: DemoSite): DemoVisit {
  const origin = pickWeighted(random, demoTrafficSources)
  const means = origin.purchaseFactor ?? 1
  const steps: DemoStep[] = []
  let clock = 0
  const does = (type: string, path: string, metadata: DemoStep['metadata'] = {}) => {
    steps.push({ type, path, after: clock++, metadata })
  }
  const reads = (path: string, longest: number) => {
    does('page_view', path, steps.length === 0 ? origin.utmParams : {})
    const seconds = Math.round(4 + random() ** 2 * longest)
    clock += seconds
    does('page_end', path, { seconds, scroll: Math.round(100 * Math.min(1, 0.2 + random())) })
  }

  if (site.posts.length > 0 && random() < LIKELY.firstIsPost) {
    for (let post = 0; post < MAX_POSTS && (post === 0 || random() < LIKELY.nextPost); post++)
      reads(pickPopular(random, site.posts), 400)
  } else {
    reads(pickPopular(random, site.pages), 90)
  }
  const product = pickPopular(random, site.products)
  if (product && random() < LIKELY.product * means) considers(product)
  return { referrer: origin.referrer, steps }

  function considers({ id, slug, path, price, currency }: DemoProduct) {
    reads(path, 240)
    does('product_view', path, { product_slug: slug })
    if (random() > LIKELY.call * means) return
    does('cta_click', path, { cta_name: 'Buy now', cta_location: 'header' })
    if (random() > LIKELY.checkout) return
    reads(`/checkout/${slug}`, 120)
    if (price === 0 || random() > LIKELY.purchase * means) return
    does('purchase', '/payment/success', { product_id: id, amount: price, currency })
    reads('/payment/success', 30)
  }
}

/** One of a list whose first ones are liked most. */
function pickPopular<Item>(random: () => number, items: Item[]): Item {
  return items[Math.floor(random() ** 2 * items.length)] as Item
}

function pickRandom<Item>(random: () => number, items: Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item
}

function pickWeighted<Item extends { weight: number }>(random: () => number, items: Item[]): Item {
  let left = random() * items.reduce((sum, { weight }) => sum + weight, 0)
  for (const item of items) {
    left -= item.weight
    if (left < 0) return item
  }
  return items[0] as Item
}
