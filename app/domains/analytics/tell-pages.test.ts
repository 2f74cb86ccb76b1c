import { beforeEach, expect, test, vi } from 'vitest'
import { endPage, tellPageView, watchPages } from './tell-events'

const sent: { event_type: string; page_path: string; referrer: string; metadata: Record<string, unknown> }[] = []
const page = Object.assign(new EventTarget(), {
  hidden: false,
  referrer: 'https://elsewhere.test/',
  documentElement: { dataset: {}, scrollHeight: 2_000 },
})
const tab = new EventTarget()
let now = 0

/** A browser's page of which half is seen at once. */
beforeEach(async () => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { pathname: '/a', hostname: 'harbor.test', search: '' })
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('navigator', {
    webdriver: false,
    sendBeacon: (_: string, blob: Blob) => void blob.text().then((text) => sent.push(JSON.parse(text))),
  })
  vi.stubGlobal('innerHeight', 1_000)
  vi.stubGlobal('scrollY', 0)
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  page.hidden = false
  endPage()
  await told()
})

/** What was told since the last time. */
async function told() {
  await new Promise((resolve) => setTimeout(resolve, 5))
  return sent.splice(0)
}

function hide(isHidden: boolean) {
  page.hidden = isHidden
  page.dispatchEvent(new Event('visibilitychange'))
}

watchPagesOnce()

/** The listeners stay as long as the page does. */
function watchPagesOnce() {
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  watchPages()
  vi.unstubAllGlobals()
}

test('leaving a page tells how long it was seen and how far down, and the next one is shown', async () => {
  tellPageView('/a')
  now += 7_400
  tellPageView('/b')
  expect(await told()).toMatchObject([
    { event_type: 'page_view', page_path: '/a' },
    { event_type: 'page_end', page_path: '/a', metadata: { seconds: 7, scroll: 50 } },
    { event_type: 'page_view', page_path: '/b', referrer: '' },
  ])
})

test('the same page is told once, and its end once', async () => {
  tellPageView('/a')
  tellPageView('/a')
  endPage()
  endPage()
  expect((await told()).map(({ event_type }) => event_type)).toEqual(['page_view', 'page_end'])
})

test('what is put aside has ended, and what comes back is counted from then on', async () => {
  tellPageView('/a')
  now += 3_000
  hide(true)
  now += 60_000
  hide(false)
  now += 2_000
  vi.stubGlobal('scrollY', 600)
  tab.dispatchEvent(new Event('scroll'))
  endPage()
  const ends = (await told()).filter(({ event_type }) => event_type === 'page_end')
  expect(ends.map(({ metadata }) => metadata)).toMatchObject([
    { seconds: 3, scroll: 50 },
    { seconds: 2, scroll: 80 },
  ])
})

test('a page that is opened in the background counts from when it is seen, and a day at most', async () => {
  page.hidden = true
  tellPageView('/a')
  now += 5_000
  hide(false)
  now += 1_000_000_000
  endPage()
  expect((await told()).at(-1)).toMatchObject({ event_type: 'page_end', metadata: { seconds: 86_400 } })
})
