import { lazy, Suspense, useEffect, useState } from 'react'
import { carryToast } from './islands/carried-toast'
import type { ToastAction, ToastMessage } from './sonner-toaster'

const importSonner = () => import('./sonner-toaster')
const SonnerToaster = lazy(() => importSonner().catch(() => ({ default: FallbackToast })))

const SHOWN_MS = 4_000

let showNow: ((news: ToastMessage) => void) | undefined
let pendingToasts: ToastMessage[] = []
let latest: { text: string; at: number } | undefined

/**
 * Says something briefly at the edge of the window, with a button when there is something to do about it (Undo). It waits
 * while the pointer or the focus is on it. The code that draws it is fetched with the first one.
 */
export function showToast(text: string, kind: ToastMessage['kind'] = 'success', action?: ToastAction) {
  const news = { text, kind, action }
  latest = { text, at: performance.now() }
  if (showNow) showNow(news)
  else pendingToasts.push(news)
}

/** Has the page of plain HTML that comes next say what is being said now. */
export function carryLatestToast() {
  if (latest && performance.now() - latest.at < SHOWN_MS) carryToast(latest.text)
}

/** Fetches the code ahead, for screens that must speak without a connection too. */
export function preloadToasts() {
  importSonner().catch(() => {})
}

/** Stands once in the document. */
export function Toaster() {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    if (pendingToasts.length > 0) setIsNeeded(true)
    else
      showNow = (news) => {
        pendingToasts.push(news)
        setIsNeeded(true)
      }
    return () => {
      showNow = undefined
    }
  }, [])
  return isNeeded ? (
    <Suspense fallback={null}>
      <SonnerToaster onReady={flushPendingToasts} />
    </Suspense>
  ) : null
}

function flushPendingToasts(show: (news: ToastMessage) => void) {
  showNow = show
  for (const news of pendingToasts) show(news)
  pendingToasts = []
}

/** Stands in for the toasts where their code could not be fetched: without a connection, messages matter most. */
function FallbackToast({ onReady }: { onReady: (show: (news: ToastMessage) => void) => void }) {
  const [news, setNews] = useState<ToastMessage>()
  useEffect(() => onReady(setNews), [onReady])
  useEffect(() => {
    if (!news) return
    const timer = setTimeout(() => setNews(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [news])
  return (
    <div role="status" className="fixed right-4 bottom-4 z-50 max-w-[calc(100vw-2rem)]">
      {news && <p className="rounded-md border border-line bg-surface px-4 py-3 text-small">{news.text}</p>}
    </div>
  )
}
