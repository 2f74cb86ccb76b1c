import { afterEach, expect, test, vi } from 'vitest'
import { rememberVisit } from '~/domains/visits/remember-visit'
import { endPage, tellPageView } from './tell-events'

afterEach(() => {
  endPage()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface Told {
  event_type: string
  page_path: string
  metadata: { is_admin: boolean }
}

/** A page at an address, as the scripts of the site find it, and what it tells. */
function open(address: string, browser: object = {}, marks: Record<string, string> = {}) {
  const told: Blob[] = []
  const kept = new Map<string, string>()
  const document = Object.assign(new EventTarget(), {
    ...{ referrer: '', hidden: false, prerendering: false },
    documentElement: { dataset: {}, scrollHeight: 2_000 },
  })
  const globals = {
    document,
    location: new URL(address),
    navigator: { webdriver: false, sendBeacon: (_path: string, event: Blob) => told.push(event), ...browser },
    sessionStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) },
    localStorage: { getItem: (key: string) => marks[key] ?? null },
    ...{ scrollY: 0, innerHeight: 500 },
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  rememberVisit()
  const events = () => Promise.all(told.map(async (event) => JSON.parse(await event.text()) as Told))
  return { events, document, kept }
}

test.for([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'of who asks by %j not to be followed nothing is told, and nothing kept of how the visit began',
  async (signal) => {
    const { events, kept } = open('http://harbor.test/blog', signal)
    tellPageView('/blog')
    expect(await events()).toEqual([])
    expect(kept.size).toBe(0)
  },
)

test.for([
  ['somebody’s browser', 'http://harbor.test', {}, false],
  ['the browser of an admin, signed in or not', 'http://harbor.test', { 'studio-admin-id': 'somebody' }, true],
  ['who looks at a site on their own machine', 'http://127.0.0.1:4000', {}, true],
] as const)('%s says whether the visit is one of the studio', async ([, origin, marks, isAdmin]) => {
  const { events } = open(`${origin}/about`, {}, marks)
  tellPageView('/about')
  expect((await events()).map(({ metadata }) => metadata)).toMatchObject([{ is_admin: isAdmin, is_automated: false }])
})

test('a browser that cannot tell warns in its console, and the page goes on', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const sendBeacon = () => {
    throw new Error('No beacons here.')
  }
  open('http://harbor.test/blog', { sendBeacon })
  for (const path of ['/blog', '/tools']) tellPageView(path)
  expect(warn.mock.calls.length).toBeGreaterThan(1)
  for (const [words] of warn.mock.calls) expect(words).toBe('Analytics:')
})

test('a page that was made ready ahead is told once somebody looks at it', async () => {
  const { events, document } = open('http://harbor.test/about')
  document.prerendering = true
  tellPageView('/about')
  expect(await events()).toEqual([])
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(await events()).toMatchObject([{ event_type: 'page_view', page_path: '/about' }])
})
