import { useEffect, useRef, useState } from 'react'
import { FetchJsonError, fetchJson } from '~/platform/autosave/fetch-json'
import type { EntryContent } from '../entry'
import type { PublicationState } from './publication-state'
import type { EntryDraftState } from './use-entry-draft'

const HEARTBEAT_MS = 10_000

export interface OtherEditor {
  name: string
  email: string
}

interface PresenceResponse {
  others: OtherEditor[]
  revision: number
  publishedAt: string | null
  deletedAt: string | null
}

interface RevisionResponse {
  content: EntryContent
  authorEmail: string
  createdAt: string
}

interface PresenceOptions {
  /** Where it is edited. */
  path: string
  isCreated: boolean
  publishedAt: string | null
  draft: EntryDraftState
  setPublicationState: (change: Partial<PublicationState>) => void
  /** Somebody's newer state was put on the screen. */
  onRemoteUpdate: (by: string) => void
}

/** Who else has the piece open; and their newer state, when nothing is typed here. */
export function usePresence({ path, isCreated, ...parts }: PresenceOptions) {
  const [others, setOthers] = useState<OtherEditor[]>([])
  const latest = useRef(parts)
  latest.current = parts
  useEffect(() => {
    if (!isCreated) return
    const presence = `${path}/presence`
    const leaving = new AbortController()
    async function look() {
      const { others, revision, publishedAt, deletedAt } = await fetchJson<PresenceResponse>(presence, {
        method: 'POST',
        signal: leaving.signal,
      })
      const { draft, setPublicationState, onRemoteUpdate } = latest.current
      setOthers(others)
      setPublicationState({ isDeleted: deletedAt !== null })
      // somebody else has published what is stored now, or withdrawn it
      if (publishedAt !== latest.current.publishedAt) setPublicationState({ publishedAt, publishedRevision: revision })
      if (revision <= draft.latest().revision || draft.isChanged) return
      const theirs = await fetchJson<RevisionResponse>(`${path}/revisions/${revision}`, { signal: leaving.signal })
      const current = { content: theirs.content, revision, savedBy: theirs.authorEmail, savedAt: theirs.createdAt }
      latest.current.draft.dispatch({ type: 'remoteUpdated', current })
      if (latest.current.draft.latest().revision === revision) onRemoteUpdate(theirs.authorEmail)
    }
    const lookQuietly = () => void look().catch(ignoreExpectedError)
    lookQuietly()
    const timer = setInterval(lookQuietly, HEARTBEAT_MS)
    const leave = () => void fetchJson(presence, { method: 'DELETE', keepalive: true }).catch(() => {})
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
function ignoreExpectedError(error: unknown) {
  const isExpected = error instanceof FetchJsonError || error instanceof TypeError || error instanceof DOMException
  if (!isExpected) throw error
}
