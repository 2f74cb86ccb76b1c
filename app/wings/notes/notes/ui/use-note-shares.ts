import { useCallback, useEffect, useState } from 'react'
import { type ApiResult, callApi } from '~/platform/http/api-client'
import { notesClient } from '../api'
import type { Note } from '../note'
import type { NoteShare } from '../sharing/note-share'
import { logWarning } from '../store/log-warning'

export type NoteReader = Pick<NoteShare, 'shared_with_email' | 'name' | 'has_opened'>

/** What was done last in the list; it stands there, because a toast may lie behind the panel. */
export interface SharingMessage {
  text: string
  isError: boolean
  undo?: () => void
}

const NOTE_NOT_FOUND_MESSAGE = 'This note is not saved yet or is in the trash. Try again in a moment.'

/** Who may read a note, and the calls that change it. Addresses are known at once; names come from the server. */
export function useNoteShares({ id, shared_with }: Pick<Note, 'id' | 'shared_with'>) {
  const [loaded, setLoaded] = useState<{ id: string; shares: NoteShare[] }>()
  const [news, setNews] = useState<SharingMessage>()
  const addresses = shared_with.join()

  const read = useCallback(async () => {
    const reply = await callApi(notesClient.get('/:noteId/shares', { param: { noteId: id } }))
    if (reply.ok) setLoaded({ id, shares: reply.body.shares })
    else logWarning('Who can read the note could not be loaded.', reply)
  }, [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may have shared it
  useEffect(() => void read(), [read, addresses])

  async function change(method: 'POST' | 'DELETE', email: string) {
    const input = { param: { noteId: id }, json: { email } }
    const [call, failure] =
      method === 'POST'
        ? [notesClient.post('/:noteId/shares', input), 'The note could not be shared.']
        : [notesClient.delete('/:noteId/shares', input), 'The note could not be taken back.']
    const reply = await callApi<unknown>(call)
    if (!reply.ok) logWarning(failure, reply)
    await read()
    return reply.ok || reply.status !== 404 ? reply : { ...reply, message: NOTE_NOT_FOUND_MESSAGE }
  }
  const tell = (reply: ApiResult<unknown>, text: string, undo?: () => void) =>
    setNews(reply.ok ? { text, isError: false, undo } : { text: reply.message, isError: true })
  const giveBack = async (email: string) => tell(await change('POST', email), `Shared with ${email} again.`)

  const bare = shared_with.map((email) => ({ shared_with_email: email, name: '', has_opened: true }))
  return {
    readers: (loaded?.id === id ? loaded.shares : bare) as NoteReader[],
    news,
    share: (email: string) => change('POST', email),
    stop: async (email: string) =>
      tell(await change('DELETE', email), `No longer shared with ${email}.`, () => void giveBack(email)),
  }
}

export type SharesState = ReturnType<typeof useNoteShares>
