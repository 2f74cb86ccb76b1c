import { useEffect, useSyncExternalStore } from 'react'
import type { UploadItem, UploadQueue } from '~/platform/uploads/upload-queue'

const none: UploadItem<never>[] = []

/** What a queue sends for one target, or for any. While some of it is on its way, the browser asks before the tab is closed. */
export function useUploadItems<Result>(queue: UploadQueue<Result>, target?: string) {
  const all = useSyncExternalStore<UploadItem<Result>[]>(queue.subscribe, queue.snapshot, () => none)
  const items = target === undefined ? all : all.filter((item) => item.target === target)
  const isBusy = items.some(({ state }) => state !== 'done' && state !== 'failed')
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isBusy])
  return items
}
