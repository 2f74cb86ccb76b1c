/** One of each kind of public page of the demo. */
export const publicPaths = [
  '/',
  '/tools',
  '/tools?category=saas',
  '/tools?sort=price-up',
  '/tools?q=booking',
  '/tools/queuepro',
  '/product-leadership',
  '/about',
  '/blog',
  '/blog?category=case-studies',
  '/blog/three-point-estimates',
  '/contact',
  '/get-template',
  '/help',
  '/docs',
  '/docs/licences',
  '/privacy',
  '/terms',
  '/sitemap',
  '/lp/queuepro',
  '/queuepro',
  '/white-label-client-portal',
  '/test-twitter',
  '/test-blog-twitter',
  '/debug-blog',
  '/planner',
]

/** Pages for one person, which no cache keeps and no search engine lists, as they are for everybody else. */
export const personalPaths = [
  '/planner/login',
  '/planner/login?for=sign-up',
  '/purchases',
  '/purchases/a-link-that-nobody-has',
]
