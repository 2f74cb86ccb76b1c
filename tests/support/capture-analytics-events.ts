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
  await page.exposeFunction('heard', (place: number, event: string) => {
    told[place] ??= JSON.parse(event)
  })
  await page.addInitScript(() => {
    const KEY = 'told-to-the-studio'
    const { heard } = window as never as { heard: (place: number, text: string) => void }
    Object.defineProperty(navigator, 'webdriver', { get: () => false })
    // a page that is being left waits for nothing: what it says last is heard from the next one
    const texts = new WeakMap<object, string>()
    const OwnBlob = Blob
    window.Blob = class extends OwnBlob {
      constructor(parts?: BlobPart[], options?: BlobPropertyBag) {
        super(parts, options)
        texts.set(this, String(parts?.[0]))
      }
    }
    const readLog = (): string[] => JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, data) => {
      const text = data instanceof OwnBlob && texts.get(data)
      if (text) {
        const log = [...readLog(), text]
        sessionStorage.setItem(KEY, JSON.stringify(log))
        heard(log.length - 1, text)
      }
      return send(url, data)
    }
    if (location.protocol.startsWith('http')) for (const [place, text] of readLog().entries()) heard(place, text)
  })
  return told
}
