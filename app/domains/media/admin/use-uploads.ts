import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { MediaFile } from '../picture'
import { type PictureItem, pictureQueue } from './picture-queue'

const none: PictureItem[] = []

/** The files on their way, and a way to add some. `onDone` hears of each that has become a picture. */
export function useUploads(onDone: (file: MediaFile) => void) {
  const items = useSyncExternalStore(pictureQueue.subscribe, pictureQueue.snapshot, () => none)
  const isBusy = items.some(({ state }) => state !== 'done' && state !== 'failed')
  const heard = useEffectEvent(onDone)
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isBusy])
  function add(files: File[]) {
    for (const upload of pictureQueue.addPictures(files)) upload.then(heard, () => {})
  }
  return { items, add }
}
