import { useEffect, useState } from 'react'
import type { ToastMessage } from './toast-area'

/** Stands in for the toasts where their code could not be fetched: without a connection, messages matter most. */
export function FallbackToast({ onReady }: { onReady: (show: (news: ToastMessage) => void) => void }) {
  const [news, setNews] = useState<ToastMessage>()
  useEffect(() => onReady(setNews), [onReady])
  useEffect(() => {
    if (!news) return
    const timer = setTimeout(() => setNews(undefined), 4_000)
    return () => clearTimeout(timer)
  }, [news])
  return (
    <div role="status" className="fixed right-4 bottom-4 z-50 max-w-[calc(100vw-2rem)]">
      {news && <p className="rounded-md border border-line bg-surface px-4 py-3 text-small">{news.text}</p>}
    </div>
  )
}
