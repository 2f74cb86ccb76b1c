import { isWildcard, splitAddress, wildcardBase } from './redirect-address'

/** The pages and files that every studio has: something is always found there. A test compares them with app/routes.ts. */
const ownPages = new Set([
  ...['/', '/tools', '/blog', '/contact', '/get-template', '/planner'],
  ...['/docs/licences', '/sitemap', '/purchases', '/lp/queuepro', '/queuepro', '/mcp', '/admin'],
  ...[
    '/test-twitter',
    '/test-blog-twitter',
    '/debug-blog',
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/feed.xml',
    '/feed.json',
  ],
  ...['/lp/queuepro.md', '/docs/licences.md'],
  ...['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-512.png', '/icon-maskable-512.png'],
  ...['/manifest.webmanifest', '/service-worker.js', '/healthz', '/readyz', '/metrics'],
])

/** Below these, every address belongs to a part of the site, which says itself what is there. */
const ownAreas: [area: string, owner: string][] = [
  ['/admin', 'the back office'],
  ['/account', 'user accounts'],
  ['/api', 'the API'],
  ['/planner', 'the planner'],
  ['/plan', 'shared plans'],
  ['/stack', 'shared stacks'],
  ['/download', 'downloads'],
  ['/checkout', 'the checkout'],
  ['/payment', 'the checkout'],
  ['/purchases', 'purchases'],
  ['/review', 'reviews'],
  ['/figures', 'shared reports'],
  ['/unsubscribe', 'email unsubscribes'],
  ['/preview', 'previews'],
  ['/sitemap', 'the sitemap'],
  ['/media', 'the media library'],
  ['/og', 'social images'],
  ['/assets', 'site assets'],
]

/** What pages read of their query: a redirect that names one of these would take a page away. */
const ownParameters = new Set([
  'category',
  'tag',
  'page',
  'sort',
  'q',
  'min',
  'max',
  'stars',
  'reviews',
  'tier',
  'slug',
])

/** Who answers at this old address already, as the end of a sentence; undefined when nobody of the site itself does. */
export function getReservedReason(from: string): string | undefined {
  const { path, search } = splitAddress(from)
  const whole = isWildcard(path) ? wildcardBase(path) : path
  const below = isWildcard(path) ? `${whole}/` : whole
  const area = ownAreas.find(([place]) => below.startsWith(`${place}/`))
  if (area) return `belongs to ${area[1]}`
  if (isWildcard(path) || !ownPages.has(path)) return undefined
  if (!search) return 'is a built-in page'
  const taken = [...new URLSearchParams(search).keys()].find((name) => ownParameters.has(name))
  return taken && `is a built-in page that uses “${taken}”`
}

export const isBuiltInPage = (path: string) => ownPages.has(path)
