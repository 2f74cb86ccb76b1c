import { lazy, Suspense } from 'react'
import type { MediaFile } from './picture'

const PickerDialog = lazy(() => import('./admin/media-picker-dialog'))

export interface MediaPickerProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The picture that was chosen, or uploaded right there. The dialog closes by itself. */
  onPick: (picture: MediaFile) => void
}

/** Chooses a picture of the library. Its code is fetched when it opens for the first time. */
export function MediaPicker(props: MediaPickerProps) {
  if (!props.open) return null
  return (
    <Suspense fallback={null}>
      <PickerDialog {...props} />
    </Suspense>
  )
}
