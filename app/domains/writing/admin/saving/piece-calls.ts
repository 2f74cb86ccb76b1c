import type { AutosaveEvent, SavedVersion } from '~/platform/autosave/autosave'
import { CallFault, call, fitsKeepalive, troubleOf } from '~/platform/autosave/calls'
import type { PieceContent } from '../../piece'

export interface SaveReply {
  revision: number
  savedAt: string
  /** Instead of the suggested one, which another post has. */
  slug?: string
  fieldErrors?: Record<string, string>
}

/** Sends a save and says what became of it. */
export async function sendDraft<Content extends PieceContent>(
  path: string,
  { content, basedOn, isLeaving }: { content: Content; basedOn: number; isLeaving: boolean },
  onSaved: (reply: SaveReply) => void,
): Promise<AutosaveEvent<Content>> {
  const body = { basedOn, content }
  try {
    const reply = await call<SaveReply>(`${path}/draft`, {
      method: 'PUT',
      body,
      keepalive: isLeaving && fitsKeepalive(body),
    })
    onSaved(reply)
    return { type: 'saved', revision: reply.revision }
  } catch (error) {
    if (error instanceof CallFault && error.current)
      return { type: 'conflicted', current: error.current as SavedVersion<Content> }
    return { type: 'failed', trouble: troubleOf(error) }
  }
}
