import { useEffect } from 'react'
import { href } from 'react-router'
import { callApi } from '~/platform/api-client'

const told = new Set<string>()

/** Says once that a shared note is on the screen: from then on its owner may know who reads it. */
export function useOpening(noteId: string | undefined) {
  useEffect(() => {
    if (!noteId || told.has(noteId)) return
    told.add(noteId)
    const path = href('/api/notes/shared/:noteId/opening', { noteId })
    void callApi({ path }).then(({ ok }) => {
      if (!ok) told.delete(noteId)
    })
  }, [noteId])
}
