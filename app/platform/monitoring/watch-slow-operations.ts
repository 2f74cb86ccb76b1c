import { reportIfSlow, SLOW_MS } from '../errors/browser-error-reporting'

const API = '/api/'
const REPORTS = '/api/errors'

/** Measures API calls, interactions and long tasks from now on. A browser that cannot measure one of them leaves it out. */
export function watchSlowOperations() {
  observe<PerformanceResourceTiming>('resource', ({ name, startTime, responseStart, responseEnd }) => {
    const { pathname, origin } = new URL(name)
    const isApiCall = origin === location.origin && pathname.startsWith(API) && pathname !== REPORTS
    // until the answer begins: a stream may go on for minutes
    if (isApiCall) reportIfSlow(`call of ${pathname}`, (responseStart || responseEnd) - startTime)
  })
  // one gesture is several events: the page, not the event, is the name
  observe<PerformanceEventTiming>('event', ({ duration }) =>
    reportIfSlow(`interaction on ${location.pathname}`, duration),
  )
  observe('longtask', ({ duration }) => reportIfSlow(`long task on ${location.pathname}`, duration))
}

/** Measures how long a link within the site took until its page could be read; where React is, its router is asked. */
export function watchSlowNavigation() {
  if (!document.referrer.startsWith(`${location.origin}/`)) return
  // when a page that was prepared beforehand was asked for; the types do not know it yet
  observe<PerformanceNavigationTiming & { activationStart?: number }>(
    'navigation',
    ({ domInteractive, activationStart = 0 }) =>
      reportIfSlow(`navigation to ${location.pathname}`, domInteractive - activationStart),
  )
}

function observe<Entry extends PerformanceEntry>(type: string, measure: (entry: Entry) => void) {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measure(entry as Entry)
  })
  const wanted = { type, buffered: true, durationThreshold: SLOW_MS }
  observer.observe(wanted)
}
