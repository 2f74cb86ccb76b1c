import type { Page } from '@playwright/test'

interface ReportedEvent {
  event_type: string
  page_path: string
  referrer: string
  session_id: string
  metadata: Record<string, unknown>
}

/** All that the pages of a tab tell the studio from now on; the browser says that nobody automates it. */
export async function captureAnalyticsEvents(page: Page) {
  const told: ReportedEvent[] = []
  await page.exposeFunction('heard', (event: string) => told.push(JSON.parse(event)))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false })
    // a page that is being left waits for nothing: what a blob holds is noted when it is made
    const texts = new WeakMap<object, string>()
    const OwnBlob = Blob
    window.Blob = class extends OwnBlob {
      constructor(parts?: BlobPart[], options?: BlobPropertyBag) {
        super(parts, options)
        texts.set(this, String(parts?.[0]))
      }
    }
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, data) => {
      const text = data instanceof OwnBlob && texts.get(data)
      if (text) (window as never as { heard: (t: string) => void }).heard(text)
      return send(url, data)
    }
  })
  return told
}
