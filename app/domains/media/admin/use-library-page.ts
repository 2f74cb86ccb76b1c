import { useEffect, useState } from 'react'
import { call } from '~/platform/uploads/calls'
import type { MediaFile } from '../picture'

interface LibraryPage {
  files: MediaFile[]
  page: number
  pages: number
}

const PAUSE_MS = 200

/** A page of the library, asked for a moment after the last key. */
export function useLibraryPage({ q, page }: { q: string; page: number }) {
  const [answer, setAnswer] = useState<LibraryPage>()
  const [fault, setFault] = useState<string>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(
      () => {
        call<LibraryPage>('GET', `/admin/media/files?${new URLSearchParams({ q, page: String(page) })}`).then(
          (next) => {
            if (!isWanted) return
            setAnswer(next)
            setFault(undefined)
          },
          (error: Error) => isWanted && setFault(error.message),
        )
      },
      q ? PAUSE_MS : 0,
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [q, page, round])
  return { answer, fault, reload: () => setRound((before) => before + 1) }
}
