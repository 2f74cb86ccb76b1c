import { useEffect, useRef, useState } from 'react'
import { FetchJsonError, fetchJson } from '~/kits/api/describe-api'
import { entriesClient } from '../api'
import type { EntryParam } from '../entry-editor-context'
import type { PublicationState } from './publication-state'
import type { EntryDraftState } from './use-entry-draft'

const HEARTBEAT_MS = 10_000

export interface OtherEditor {
  name: string
  email: string
}

interface PresenceOptions {
  param: EntryParam
  isCreated: boolean
  publishedAt: string | null
  draft: EntryDraftState
  setPublicationState: (change: Partial<PublicationState>) => void
  /** Somebody's newer state was put on the screen. */
  onRemoteUpdate: (by: string) => void
}

/** Who else has the piece open; and their newer state, when nothing is typed here. */
export function usePresence({ param, isCreated, ...parts }: PresenceOptions) {
  const [others, setOthers] = useState<OtherEditor[]>([])
  const latest = useRef(parts)
  latest.current = parts
  useEffect(() => {
    if (!isCreated) return
    const leaving = new AbortController()
    async function look() {
      const { signal } = leaving
      const { others, revision, publishedAt, deletedAt } = await fetchJson(
        entriesClient.post('/:type/:entryId/presence', { param, signal }),
      )
      const { draft, setPublicationState, onRemoteUpdate } = latest.current
      setOthers(others)
      setPublicationState({ isDeleted: deletedAt !== null })
      // somebody else has published what is stored now, or withdrawn it
      if (publishedAt !== latest.current.publishedAt) setPublicationState({ publishedAt, publishedRevision: revision })
      if (revision <= draft.latest().revision || draft.isChanged) return
      const theirs = await fetchJson(
        entriesClient.get('/:type/:entryId/revisions/:revision', {
          param: { ...param, revision: `${revision}` },
          signal,
        }),
      )
      const current = { content: theirs.content, revision, savedBy: theirs.authorEmail, savedAt: theirs.createdAt }
      latest.current.draft.dispatch({ type: 'remoteUpdated', current })
      if (latest.current.draft.latest().revision === revision) onRemoteUpdate(theirs.authorEmail)
    }
    const lookQuietly = () => void look().catch(ignoreExpectedError)
    lookQuietly()
    const timer = setInterval(lookQuietly, HEARTBEAT_MS)
    const goodbye = entriesClient.delete('/:type/:entryId/presence', { param })
    const leave = () => void fetchJson(goodbye, { keepalive: true }).catch(() => {})
    addEventListener('pagehide', leave)
    return () => {
      leaving.abort()
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [param, isCreated])
  return others
}

/** The next look comes soon, and saving tells of trouble more loudly. */
function ignoreExpectedError(error: unknown) {
  const isExpected = error instanceof FetchJsonError || error instanceof TypeError || error instanceof DOMException
  if (!isExpected) throw error
}
