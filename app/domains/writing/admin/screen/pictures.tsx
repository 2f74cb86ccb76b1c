import { createContext, useContext, useMemo, useRef, useState } from 'react'
import { MediaPicker } from '~/domains/media/media-picker'
import type { MediaFile, Picture } from '~/domains/media/picture'

interface Pictures {
  /** Lets the writer choose from the library; null when they chose nothing. */
  pick: () => Promise<MediaFile | null>
  /** What is shown as the cover. */
  cover: Picture | null
  setCover: (cover: Picture | null) => void
}

const PicturesContext = createContext<Pictures | null>(null)

/** The library as the screen uses it: for the cover and for the text. */
export function PicturesProvider({ cover: first, children }: { cover: Picture | null; children: React.ReactNode }) {
  const [cover, setCover] = useState(first)
  const [isOpen, setOpen] = useState(false)
  const settle = useRef<(file: MediaFile | null) => void>(undefined)
  const pictures = useMemo(
    () => ({
      ...{ cover, setCover },
      pick: () => {
        setOpen(true)
        return new Promise<MediaFile | null>((resolve) => {
          settle.current?.(null)
          settle.current = resolve
        })
      },
    }),
    [cover],
  )
  function answer(file: MediaFile | null) {
    settle.current?.(file)
    settle.current = undefined
  }
  return (
    <PicturesContext.Provider value={pictures}>
      {children}
      <MediaPicker
        open={isOpen}
        onPick={answer}
        onOpenChange={(next) => {
          setOpen(next)
          // a choice comes before the closing
          if (!next) setTimeout(() => answer(null))
        }}
      />
    </PicturesContext.Provider>
  )
}

export function usePictures() {
  const pictures = useContext(PicturesContext)
  if (!pictures) throw new Error('Pictures are chosen on the screen of a post only.')
  return pictures
}
