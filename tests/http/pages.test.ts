import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listIslandScripts } from '~test/built-scripts'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'
import { weigh } from '../../scripts/bench/weight.mjs'

let site: RunningSite

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const page = async (path: string) => (await httpRequest(site.origin, path)).text
const count = (text: string, part: string | RegExp) => text.split(part).length - 1

test('home shows the two newest products, the three newest posts, two testimonials and a way to try the planner', async () => {
  const main = (await page('/')).split('<main')[1]?.split('</main>')[0] ?? ''
  expect(new Set(main.match(/href="\/tools\/(pagesift|jobquay)"/g))).toHaveLength(2)
  expect(main).not.toMatch(/<article[^>]*>(?:(?!<\/article>).)*\/tools\/queuepro/)
  expect(
    new Set(main.match(/href="\/blog\/(fast-pages-do-less|clinic-walk-in-queue|ai-support-desk-rollout)"/g)),
  ).toHaveLength(3)
  expect(count(main, '<blockquote')).toBe(2)
  expect(main).toContain('href="/planner/login"')
})

// bytes, unlike times, are the same on every machine
test('a post brings at most 20 kB of text and styles', async () => {
  const { html, styles } = await weigh(`${site.origin}/blog/fast-pages-do-less`, 'br')
  expect(html + styles.bytes).toBeLessThanOrEqual(20_000)
})

test('a public page loads at most 8 kB of scripts, a post 10 kB with all that follows, and all that may follow on any of them, to who is signed in too, are 20 kB; none is React', async () => {
  for (const path of [
    '/',
    '/tools',
    '/tools/queuepro',
    '/blog',
    '/blog/fast-pages-do-less',
    '/contact',
    '/terms',
    '/planner',
    '/checkout/queuepro',
    '/purchases',
    '/no-such-page',
  ]) {
    const { scripts } = await weigh(site.origin + path, 'br')
    expect(scripts.count, path).toBeGreaterThan(0)
    expect(scripts.bytes, path).toBeLessThanOrEqual(8_000)
    const text = await page(path)
    expect(text, path).not.toMatch(/__reactRouter|<!-- -->|<!--\$-->/)
    expect(
      text
        .match(/<script[^>]*>/g)
        ?.filter((tag) => !/ld\+json|speculationrules|src="\/assets\/entry\.islands-/.test(tag)),
      path,
    ).toEqual([])
  }
  const islands = [...listIslandScripts()]
  const packed = islands.map(([, text]) => brotliCompressSync(text).byteLength)
  expect(islands.length).toBeGreaterThan(5)
  expect(packed.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(20_000)
  const ofPost = /^(entry|page|rolldown-runtime|site-menu|offline|article|contents|share|toast|zoom|lightbox)\b/
  const postBytes = packed.filter((_, place) => ofPost.test(islands[place]?.[0] ?? ''))
  expect(postBytes.length).toBeGreaterThanOrEqual(10)
  expect(postBytes.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(10_000)
  expect(islands.filter(([, text]) => /react/i.test(text)).map(([name]) => name)).toEqual([])
})

test('applications are sent with React as before', async () => {
  expect(await page('/admin/login')).toContain('__reactRouter')
  expect(await page('/planner/login')).toContain('__reactRouter')
})

test('the metadata of home names the price range', async () => {
  const head = (await page('/')).split('</head>')[0] ?? ''
  expect(head).toMatch(/<meta name="description" content="[^"]*499 to 4,999 USD/)
  expect(head).toContain('"priceRange":"499–4999 USD"')
})

test('an empty site shows no section without content, and its lists say what is missing instead of breaking', async () => {
  const empty = await startSite({ DEMO: '0' })
  const { status, text } = await httpRequest(empty.origin, '/')
  expect(status).toBe(200)
  expect(text).not.toContain('>New products<')
  expect(text).not.toContain('>From the blog<')
  expect((await httpRequest(empty.origin, '/tools')).text).toContain('No products available yet.')
  const blog = (await httpRequest(empty.origin, '/blog')).text
  expect(blog).toContain('No posts yet.')
  expect(count(blog, 'aspect-[16/10] rounded-lg')).toBe(3)
  expect((await httpRequest(empty.origin, '/lp/queuepro')).status).toBe(404)
  await empty.stop()
})

test('the catalog and the blog narrow to a category; an unknown one shows all', async () => {
  const saas = await page('/tools?category=saas')
  expect(saas).toContain('/tools/queuepro')
  expect(saas).not.toContain('/tools/pagesift')
  expect(await page('/tools?category=nonsense')).toContain('/tools/pagesift')
  const cases = await page('/blog?category=case-studies')
  expect(cases).toContain('/blog/clinic-walk-in-queue')
  expect(cases).not.toContain('/blog/three-point-estimates')
})

test('QueuePro has one page at two addresses, and search engines are told the first', async () => {
  const [one, two] = [await page('/lp/queuepro'), await page('/queuepro')]
  for (const text of [one, two]) {
    expect(text).toContain('Nobody has to stand in line for their place in it.')
    expect(text).toMatch(/<link rel="canonical" href="[^"]+\/lp\/queuepro"/)
    expect(text).not.toContain('aria-label="Main"')
  }
  const main = (text: string) => text.split('<main')[1]?.split('</main>')[0]
  expect(main(two)).toBe(main(one))
})

test('diagnostic pages show published content and stay out of search engines', async () => {
  for (const path of ['/test-twitter', '/test-blog-twitter', '/debug-blog']) {
    expect(await page(path), path).toContain('<meta name="robots" content="noindex"')
  }
  const diagnostics = await page('/debug-blog')
  expect(diagnostics).toMatch(/Newest 3 posts<.*\d ms.*First page of the list<.*\d ms.*Published posts<.*>12</)
  expect(diagnostics.replaceAll('<!-- -->', '')).toMatch(/slug: string.*publishedAt: date/)
})

test('whoever looks at the diagnostics of the blog again and again is asked to wait', async () => {
  const looks = async (path: string) => (await httpRequest(site.origin, path, { localAddress: '127.0.5.5' })).status
  const statuses: number[] = []
  for (let times = 0; times < 10; times++) statuses.push(await looks(times % 2 ? '/debug-blog.data' : '/debug-blog'))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect([await looks('/debug-blog'), await looks('/debug-blog.data')]).toEqual([429, 429])
})

test('the bar shows the planner’s own logo on the planner’s pages, and the studio’s elsewhere', async () => {
  const bar = async (path: string) => (await page(path)).split('</header>')[0]?.split('<header')[1] ?? ''
  const words = (html: string) => html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ')
  const planner = await bar('/planner/login')
  expect(words(planner)).toContain('Harbor Planner')
  expect(planner).toContain('href="/planner"')
  expect(planner).not.toContain('href="/"')
  expect(words(await bar('/about'))).not.toContain('Harbor Planner')
})

test('the planner has a page of its own: no bar, its own way home and in, and no promise that it opens some day', async () => {
  const text = await page('/planner')
  const main = text.split('<main')[1]?.split('</main>')[0] ?? ''
  expect(text).not.toContain('aria-label="Main"')
  expect(main).toContain('href="/"')
  expect(main).toContain('href="/planner/login"')
  expect(main).toContain('href="/planner/login?for=sign-up&amp;to=%2Fplanner%2Fnew"')
  for (const path of ['/', '/planner', '/planner/login', '/help', '/terms']) {
    expect(await page(path), path).not.toMatch(/opens soon|waiting list/i)
  }
})

test('a product is named in the breadcrumbs of its page', async () => {
  const trail = (await page('/tools/queuepro')).split('<nav aria-label="Breadcrumb"')[1]?.split('</nav>')[0] ?? ''
  expect([...trail.matchAll(/>([^<>]+)</g)].map(([, label]) => label)).toEqual(['Home', 'Products', 'QueuePro'])
})

test('the footer names the years, the sections, the social links and the contact address', async () => {
  const footer = (await page('/about')).split('<footer')[1] ?? ''
  const year = new Date().getUTCFullYear()
  expect(footer.replace(/<!-- -->/g, '')).toContain(year > 2025 ? `2025–${year}` : '2025')
  for (const section of ['Products &amp; Services', 'Company', 'Support &amp; Legal']) expect(footer).toContain(section)
  expect(footer).toContain('href="mailto:hello@harbor.example"')
  expect(footer).toContain('GitHub')
  expect(footer).toContain('href="/help"')
  expect(await page('/help')).toMatch(/<h1[^>]*>Help<\/h1>/)
})
