import { clientHeaders } from '~/platform/api-client'
import type { PieceContent } from '../../piece'
import type { AutosaveEvent, SavedVersion, Trouble } from './autosave'

/** An answer that is no success, with its sentence for the writer. */
export class CallFault extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly fields: Record<string, string> = {},
    readonly current?: SavedVersion<PieceContent>,
  ) {
    super(message)
  }
}

const SIGNED_OUT = 'You are signed out.'

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  keepalive?: boolean
  signal?: AbortSignal
}

/** Asks the server about one piece. @throws CallFault, or TypeError when no answer comes. */
export async function call<Reply>(
  path: string,
  { method = 'GET', body, keepalive, signal }: Call = {},
): Promise<Reply> {
  const answer = await fetch(path, {
    ...{ method, keepalive, signal },
    // who is signed out is sent to another page; that is no answer
    redirect: 'manual',
    headers: { ...clientHeaders, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (answer.type === 'opaqueredirect') throw new CallFault(SIGNED_OUT, 401)
  const reply = await answer.json().catch(() => undefined)
  if (answer.ok && reply !== undefined) return reply
  const { error, current } = (reply ?? {}) as { error?: CallFaultBody; current?: SavedVersion<PieceContent> }
  throw new CallFault(error?.message ?? 'The site could not do this.', answer.status, error?.fields, current)
}

interface CallFaultBody {
  message?: string
  fields?: Record<string, string>
}

// what a browser lets a page send while it goes away
const KEEPALIVE_BYTES = 60_000

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
  const isSmall = isLeaving && JSON.stringify(body).length * 2 < KEEPALIVE_BYTES
  try {
    const reply = await call<SaveReply>(`${path}/draft`, { method: 'PUT', body, keepalive: isSmall })
    onSaved(reply)
    return { type: 'saved', revision: reply.revision }
  } catch (error) {
    if (error instanceof CallFault && error.current)
      return { type: 'conflicted', current: error.current as SavedVersion<Content> }
    return { type: 'failed', trouble: troubleOf(error) }
  }
}

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof CallFault)) return { kind: navigator.onLine ? 'unreachable' : 'offline' }
  const { status, message, fields } = error
  if (status === 401 || status === 403) return { kind: 'signed-out' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 400 || status === 413 || status === 415 || status === 422) return { kind: 'refused', message, fields }
  return { kind: 'unreachable' }
}
