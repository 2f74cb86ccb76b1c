import { useEffect, useSyncExternalStore } from 'react'
import type { UploadItem, UploadQueue } from '~/platform/uploads/upload-queue'

const none: UploadItem<never>[] = []

/** What a queue sends to one place, or to any. While some of it is on its way, the browser asks before the tab is closed. */
export function useUploadItems<Result>(queue: UploadQueue<Result>, path?: string) {
  const all = useSyncExternalStore<UploadItem<Result>[]>(queue.subscribe, queue.snapshot, () => none)
  const items = path === undefined ? all : all.filter((item) => item.path === path)
  const isBusy = items.some(({ state }) => state !== 'done' && state !== 'failed')
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isBusy])
  return items
}
