import { useEffect, useRef, useState } from 'react'
import { CallFault, call } from '~/platform/autosave/calls'
import type { PieceContent } from '../../piece'
import type { Writing } from '../saving/use-writing'
import type { PublicState } from './public-state'

const EVERY_MS = 10_000

export interface OtherEditor {
  name: string
  email: string
}

interface Presence {
  others: OtherEditor[]
  revision: number
  publishedAt: string | null
  deletedAt: string | null
}

interface KeptRevision {
  content: PieceContent
  authorEmail: string
  createdAt: string
}

interface Parts {
  /** Where it is edited. */
  path: string
  isCreated: boolean
  publishedAt: string | null
  writing: Writing
  setPublicState: (change: Partial<PublicState>) => void
  /** Somebody's newer state was put on the screen. */
  onOvertaken: (by: string) => void
}

/** Who else has the piece open; and their newer state, when nothing is typed here. */
export function usePresence({ path, isCreated, ...parts }: Parts) {
  const [others, setOthers] = useState<OtherEditor[]>([])
  const latest = useRef(parts)
  latest.current = parts
  useEffect(() => {
    if (!isCreated) return
    const presence = `${path}/presence`
    const leaving = new AbortController()
    async function look() {
      const { others, revision, publishedAt, deletedAt } = await call<Presence>(presence, {
        method: 'POST',
        signal: leaving.signal,
      })
      const { writing, setPublicState, onOvertaken } = latest.current
      setOthers(others)
      setPublicState({ isDeleted: deletedAt !== null })
      // somebody else has published what is stored now, or withdrawn it
      if (publishedAt !== latest.current.publishedAt) setPublicState({ publishedAt, publicRevision: revision })
      if (revision <= writing.latest().revision || writing.isChanged) return
      const theirs = await call<KeptRevision>(`${path}/revisions/${revision}`, { signal: leaving.signal })
      const current = { content: theirs.content, revision, savedBy: theirs.authorEmail, savedAt: theirs.createdAt }
      latest.current.writing.tell({ type: 'overtaken', current })
      if (latest.current.writing.latest().revision === revision) onOvertaken(theirs.authorEmail)
    }
    const lookQuietly = () => void look().catch(ignoreAnswered)
    lookQuietly()
    const timer = setInterval(lookQuietly, EVERY_MS)
    const leave = () => void call(presence, { method: 'DELETE', keepalive: true }).catch(() => {})
    addEventListener('pagehide', leave)
    return () => {
      leaving.abort()
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [path, isCreated])
  return others
}

/** The next look comes soon, and saving tells of trouble more loudly. */
function ignoreAnswered(error: unknown) {
  const isExpected = error instanceof CallFault || error instanceof TypeError || error instanceof DOMException
  if (!isExpected) throw error
}
