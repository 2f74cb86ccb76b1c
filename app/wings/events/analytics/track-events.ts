import { getStoredAdmin } from '~/wings/site/accounts/session-marker'
import { utmNames } from '~/wings/site/visits/utm'
import { hasOptedOutOfTracking, readVisitStart } from '~/wings/site/visits/visit-start'

// part of every page: a test keeps its size

const MAX_WORD_LENGTH = 120
// a page that is left in front for days
const MAX_SECONDS = 86_400
const LOCAL_HOST = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

interface TrackedPage {
  path: string
  /** When it was last seen begin to show; undefined while it is hidden. */
  shownAt: number | undefined
  /** How far down somebody has been, in percent. */
  scroll: number
}

let page: TrackedPage | undefined
let isFirst = true

/** Tells that a page is shown, and what became of the one before. */
export function trackPageView(path: string) {
  onceVisible(() => showPage(path))
}

/** Tells that a product is looked at. */
export function trackProductView(slug: string) {
  onceVisible(() => sendEvent('product_view', { product_slug: slug }))
}

/** Tells that the page is left for one of which nothing is told: one that is not there, a screen of the back office. */
export function stopPageTracking() {
  leavePage()
  page = undefined
}

function showPage(path: string) {
  if (page?.path === path) return
  leavePage()
  page = { path, shownAt: document.hidden ? undefined : performance.now(), scroll: 0 }
  recordScroll()
  const { variant } = document.documentElement.dataset
  sendEvent('page_view', { ...readUtmParams(), version: variant }, { path, referrer: isFirst ? outerReferrer() : '' })
  isFirst = false
}

/** The page that led here from elsewhere; each page of the site is a document of its own. */
function outerReferrer() {
  const { referrer } = document
  return referrer.startsWith(`${location.origin}/`) ? '' : referrer
}

function readUtmParams() {
  const query = new URLSearchParams(location.search)
  const marks = utmNames.map((name) => `utm_${name}`)
  return Object.fromEntries(marks.map((mark) => [mark, query.get(mark)?.slice(0, MAX_WORD_LENGTH) || undefined]))
}

/** Hears of clicks on calls to action (`data-cta`) and of the end of each page. */
export function installTracking() {
  addEventListener('scroll', recordScroll, { passive: true })
  document.addEventListener('click', ({ target }) => {
    const call = target instanceof Element && target.closest('[data-cta]')
    // a page that is not there tells nothing
    if (call && page) sendEvent('cta_click', { cta_name: ctaName(call), cta_location: ctaLocation(call) })
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
    trackPageView(path)
  })
}

/** What a call to action is called in reports: what `data-cta-name` says, or its own words. */
function ctaName(call: Element) {
  return call.getAttribute('data-cta-name') ?? elementText(call)
}

/** Where a call to action stands: `header`, `footer`, or the title of its part of the page. */
function ctaLocation(call: Element) {
  const part = call.closest('header,footer,section,main')
  const name = part?.localName ?? ''
  return name === 'header' || name === 'footer' ? name : elementText(part?.querySelector('h1,h2'))
}

function elementText(element: Element | null | undefined) {
  return element?.textContent?.trim().slice(0, MAX_WORD_LENGTH) ?? ''
}

/** How long the page was seen since the last time, and how far down: what a phone puts aside may never come back. */
function leavePage() {
  if (page?.shownAt === undefined) return
  const seconds = Math.min(MAX_SECONDS, Math.round((performance.now() - page.shownAt) / 1000))
  page.shownAt = undefined
  sendEvent('page_end', { seconds, scroll: page.scroll }, { path: page.path })
}

function recordScroll() {
  if (!page) return
  const { scrollHeight } = document.documentElement
  page.scroll = Math.max(page.scroll, Math.min(100, Math.round(((scrollY + innerHeight) / scrollHeight) * 100)))
}

/** A page that the browser made ready before anybody asked for it is told once somebody does. */
function onceVisible(run: () => void) {
  if (!document.prerendering) return run()
  document.addEventListener('prerenderingchange', run, { once: true })
}

function sendEvent(type: string, metadata: object, { path = location.pathname, referrer = '' } = {}) {
  if (hasOptedOutOfTracking()) return
  try {
    const event = {
      event_id: crypto.getRandomValues(new Uint32Array(3)).join('-'),
      event_type: type,
      page_path: path,
      referrer,
      session_id: readVisitStart()?.[0] ?? '',
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      metadata: { ...metadata, is_admin: isInternalVisit(path), is_automated: navigator.webdriver },
    }
    navigator.sendBeacon('/api/events', new Blob([JSON.stringify(event)], { type: 'application/json' }))
  } catch (error) {
    console.warn('Analytics:', error)
  }
}

function isInternalVisit(path: string) {
  return LOCAL_HOST.test(location.hostname) || path.startsWith('/admin') || getStoredAdmin() !== undefined
}
