/** Where made-up visitors come from, with how often. */
interface Origin {
  often: number
  referrer: string
  marks?: Record<string, string>
  /** Likelier to buy than others. */
  means?: number
}

export const origins: Origin[] = [
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

export const countries = [
  ...['US', 'US', 'US', 'US', 'GB', 'GB', 'DE', 'DE', 'IN', 'IN', 'FR', 'NL', 'CA', 'CA', 'AU', 'SE', 'PL', 'ES', 'PT'],
  ...['BR', 'SG', 'JP', 'ZA', 'IE', 'CH', 'NZ', 'Unknown'],
]

const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

export const agents = [
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
