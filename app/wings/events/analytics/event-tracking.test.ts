import { afterEach, expect, test, vi } from 'vitest'
import { saveVisitStart } from '~/wings/site/visits/visit-start'
import { installTracking, stopPageTracking, trackPageView } from './track-events'

afterEach(() => void stopPageTracking())

interface Told {
  event_type: string
  page_path: string
  metadata: { is_admin: boolean; seconds?: number; scroll?: number }
}

/** A page at an address, as the scripts of the site find it, and what it tells. */
function open(address: string, browser: object = {}, marks: Record<string, string> = {}) {
  const told: Blob[] = []
  const kept = new Map<string, string>()
  const document = Object.assign(new EventTarget(), {
    referrer: '',
    hidden: false,
    prerendering: false,
    documentElement: { dataset: {}, scrollHeight: 2_000 },
  })
  const globals = {
    document,
    location: new URL(address),
    navigator: { webdriver: false, sendBeacon: (_path: string, event: Blob) => told.push(event), ...browser },
    sessionStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) },
    localStorage: { getItem: (key: string) => marks[key] ?? null },
    scrollY: 0,
    innerHeight: 500,
    addEventListener: vi.fn(),
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  saveVisitStart()
  const events = () => Promise.all(told.map(async (event) => JSON.parse(await event.text()) as Told))
  return { events, document, kept }
}

test.for([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'of who asks by %j not to be followed nothing is told, and nothing kept of how the visit began',
  async (signal) => {
    const { events, kept } = open('http://harbor.test/blog', signal)
    trackPageView('/blog')
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
  trackPageView('/about')
  expect((await events()).map(({ metadata }) => metadata)).toMatchObject([{ is_admin: isAdmin, is_automated: false }])
})

test('a browser that cannot tell warns in its console, and the page goes on', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const sendBeacon = () => {
    throw new Error('No beacons here.')
  }
  open('http://harbor.test/blog', { sendBeacon })
  for (const path of ['/blog', '/tools']) trackPageView(path)
  expect(warn.mock.calls.length).toBeGreaterThan(1)
  for (const [words] of warn.mock.calls) expect(words).toBe('Analytics:')
})

test('a page that was made ready ahead is told once somebody looks at it', async () => {
  const { events, document } = open('http://harbor.test/about')
  document.prerendering = true
  trackPageView('/about')
  expect(await events()).toEqual([])
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(await events()).toMatchObject([{ event_type: 'page_view', page_path: '/about' }])
})

/** The clock of the page, in seconds. */
function clock() {
  let seconds = 100
  vi.spyOn(performance, 'now').mockImplementation(() => seconds * 1_000)
  return (more: number) => {
    seconds += more
  }
}

const endsOf = (events: Told[]) => events.filter(({ event_type }) => event_type === 'page_end')

test('leaving a page tells how long it was seen and how far down, and then that the next one is shown', async () => {
  const { events } = open('http://harbor.test/a')
  const wait = clock()
  trackPageView('/a')
  trackPageView('/a')
  wait(7.4)
  trackPageView('/b')
  expect(await events()).toMatchObject([
    { event_type: 'page_view', page_path: '/a' },
    { event_type: 'page_end', page_path: '/a', metadata: { seconds: 7, scroll: 25 } },
    { event_type: 'page_view', page_path: '/b' },
  ])
})

test('a page that is put aside has ended, and one that comes back is counted from then on, for a day at most', async () => {
  const { events, document } = open('http://harbor.test/a')
  const wait = clock()
  installTracking()
  const show = (isShown: boolean) => {
    document.hidden = !isShown
    document.dispatchEvent(new Event('visibilitychange'))
  }
  trackPageView('/a')
  wait(3)
  show(false)
  wait(60)
  show(true)
  wait(100_000)
  stopPageTracking()
  stopPageTracking()
  expect(endsOf(await events()).map(({ metadata }) => metadata.seconds)).toEqual([3, 86_400])
})

test('a page that is opened in the background counts from when it is seen', async () => {
  const { events, document } = open('http://harbor.test/a')
  const wait = clock()
  installTracking()
  document.hidden = true
  trackPageView('/a')
  wait(5)
  document.hidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  wait(2)
  stopPageTracking()
  expect(endsOf(await events()).map(({ metadata }) => metadata.seconds)).toEqual([2])
})
