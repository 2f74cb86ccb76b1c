import { markedAdmin } from '~/domains/accounts/local-marks'
import { withoutTokens } from '~/platform/without-tokens'
import { rememberedVisit } from './remember-visit'

// part of every page: a test keeps its size

const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const LONGEST_WORDS = 120
const LOCAL_HOST = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

interface ShownPage {
  path: string
  /** When it was last seen begin to show; undefined while it is hidden. */
  shownAt: number | undefined
  /** How far down somebody has been, in percent. */
  scroll: number
}

let page: ShownPage | undefined
let isFirst = true

/** Tells that a page is shown, and what became of the one before. */
export function tellPageView(path: string) {
  if (page?.path === path) return
  leavePage()
  page = { path, shownAt: document.hidden ? undefined : performance.now(), scroll: 0 }
  noteScroll()
  const query = new URLSearchParams(location.search)
  const marks = campaign.flatMap((name) => (query.get(name) ? [[name, query.get(name)?.slice(0, LONGEST_WORDS)]] : []))
  tell('page_view', Object.fromEntries(marks), { path, referrer: isFirst ? document.referrer : '' })
  isFirst = false
}

/** Tells that a product is looked at. */
export function tellProductView(slug: string) {
  tell('product_view', { product_slug: slug })
}

/** Hears of clicks on calls to action (`data-cta`) and of the end of each page. */
export function watchPages() {
  addEventListener('scroll', noteScroll, { passive: true })
  document.addEventListener('click', ({ target }) => {
    const call = target instanceof Element && target.closest('[data-cta]')
    if (call) tell('cta_click', { cta_name: wordsOf(call), cta_location: placeOf(call) })
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) leavePage()
    else if (page) page.shownAt = performance.now()
  })
  // a page that the browser kept and shows again, as after going back
  addEventListener('pageshow', ({ persisted }) => {
    const path = page?.path
    if (!persisted || !path) return
    page = undefined
    tellPageView(path)
  })
}

/** Where a call to action stands: `header`, `footer`, or the title of its part of the page. */
function placeOf(call: Element) {
  const part = call.closest('header,footer,section,main')
  const name = part?.localName ?? ''
  return name === 'header' || name === 'footer' ? name : wordsOf(part?.querySelector('h1,h2'))
}

function wordsOf(element: Element | null | undefined) {
  return element?.textContent?.trim().slice(0, LONGEST_WORDS) ?? ''
}

/** How long the page was seen since the last time, and how far down: what a phone puts aside may never come back. */
function leavePage() {
  if (page?.shownAt === undefined) return
  const seconds = Math.round((performance.now() - page.shownAt) / 1000)
  page.shownAt = undefined
  tell('page_end', { seconds, scroll: page.scroll }, { path: page.path })
}

function noteScroll() {
  if (!page) return
  const { scrollHeight } = document.documentElement
  page.scroll = Math.max(page.scroll, Math.min(100, Math.round(((scrollY + innerHeight) / scrollHeight) * 100)))
}

function tell(type: string, metadata: object, { path = location.pathname, referrer = '' } = {}) {
  if (wantsSilence()) return
  try {
    const event = {
      event_id: crypto.getRandomValues(new Uint32Array(3)).join('-'),
      event_type: type,
      page_path: withoutTokens(path),
      referrer,
      session_id: rememberedVisit()?.[0] ?? '',
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      metadata: { ...metadata, is_admin: isOwnVisit(path), is_automated: navigator.webdriver },
    }
    navigator.sendBeacon('/api/events', new Blob([JSON.stringify(event)], { type: 'application/json' }))
  } catch (error) {
    console.warn('Analytics:', error)
  }
}

/** Do Not Track, and Global Privacy Control. */
function wantsSilence() {
  return (
    navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  )
}

function isOwnVisit(path: string) {
  return LOCAL_HOST.test(location.hostname) || path.startsWith('/admin') || markedAdmin() !== undefined
}
