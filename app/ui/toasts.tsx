import { lazy, Suspense, useEffect, useState } from 'react'
import { PlainToast } from './plain-toast'
import type { ToastAction, ToastNews } from './toast-area'

const fetchToasts = () => import('./toast-area')
const ToastArea = lazy(() => fetchToasts().catch(() => ({ default: PlainToast })))

let deliver: ((news: ToastNews) => void) | undefined
let waiting: ToastNews[] = []

/**
 * Says something briefly at the edge of the window, with a button when there is something to do about it (Undo). It waits
 * while the pointer or the focus is on it. The code that draws it is fetched with the first one.
 */
export function showToast(text: string, kind: ToastNews['kind'] = 'success', action?: ToastAction) {
  const news = { text, kind, action }
  if (deliver) deliver(news)
  else waiting.push(news)
}

/** Fetches the code ahead, for screens that must speak without a connection too. */
export function prepareToasts() {
  fetchToasts().catch(() => {})
}

/** Stands once in the document. */
export function Toasts() {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    if (waiting.length > 0) setIsNeeded(true)
    else
      deliver = (news) => {
        waiting.push(news)
        setIsNeeded(true)
      }
    return () => {
      deliver = undefined
    }
  }, [])
  return isNeeded ? (
    <Suspense fallback={null}>
      <ToastArea onReady={handOver} />
    </Suspense>
  ) : null
}

function handOver(show: (news: ToastNews) => void) {
  deliver = show
  for (const news of waiting) show(news)
  waiting = []
}
