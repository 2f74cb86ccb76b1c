import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { fetchJson } from '~/kits/api/describe-api'
import { mediaClient } from '~/wings/site/media/api'
import { MediaPicker } from '~/wings/site/media/media-picker'
import type { MediaFile, Picture } from '~/wings/site/media/picture'

interface PictureLibrary {
  /** Lets the writer choose from the library; null when they chose nothing. */
  pick: () => Promise<MediaFile | null>
  /** The pictures that this screen has met, by id. */
  known: ReadonlyMap<string, Picture>
  add: (id: string, picture: Picture) => void
}

const PicturesContext = createContext<PictureLibrary | null>(null)

interface PicturesProviderProps {
  /** The pictures that the piece was opened with, by id. */
  initial: Record<string, Picture>
  children: React.ReactNode
}

/** The library as the screen uses it: for the fields and for the text. */
export function PicturesProvider({ initial, children }: PicturesProviderProps) {
  const [known, setKnown] = useState<ReadonlyMap<string, Picture>>(new Map(Object.entries(initial)))
  const [isOpen, setOpen] = useState(false)
  const settle = useRef<(file: MediaFile | null) => void>(undefined)
  const pictures = useMemo(
    () => ({
      known,
      add: (id: string, picture: Picture) => setKnown((before) => new Map(before).set(id, picture)),
      pick: () => {
        setOpen(true)
        return new Promise<MediaFile | null>((resolve) => {
          settle.current?.(null)
          settle.current = resolve
        })
      },
    }),
    [known],
  )
  function answer(file: MediaFile | null) {
    if (file) pictures.add(file.id, file)
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
  if (!pictures) throw new Error('Pictures are chosen on the screen of a piece only.')
  return pictures
}

/** The picture with this id, whoever has chosen it: the writer, somebody else, an earlier state of the piece. */
export function usePicture(id: string | null) {
  const { known, add } = usePictures()
  const picture = (id && known.get(id)) || null
  const isKnown = picture !== null
  const latest = useRef(add)
  latest.current = add
  useEffect(() => {
    if (id === null || isKnown) return
    const asking = new AbortController()
    const { signal } = asking
    fetchJson(mediaClient.get('/files/:mediaId', { param: { mediaId: id }, signal })).then(
      ({ file }) => latest.current(file.id, file),
      // without a picture the field says so; the save says why
      () => {},
    )
    return () => asking.abort()
  }, [id, isKnown])
  return picture
}
