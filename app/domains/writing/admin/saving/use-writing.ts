import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Autosave, type AutosaveEvent, isChanged, type SavedVersion } from '~/platform/autosave/autosave'
import { startAutosave } from '~/platform/autosave/autosave-start'
import { createAutosaver } from '~/platform/autosave/autosaver'
import { CallFault, call, fitsKeepalive, troubleOf } from '~/platform/autosave/calls'
import { forgetCopy, keepCopy, type LocalCopy } from '~/platform/autosave/local-copies'
import type { EditorHandle } from '~/rich-text/editor/tools'
import type { PieceContent } from '../../piece'
import type { ScreenKind } from '../../screen-kind'
import { type Refusal, stillTrue } from './refusal'
import { isSameContent } from './same-content'

/** What the screen asks of the part in which the words are typed. */
interface ScreenHandle<Content> {
  focus(): void
  /** Hands over what was typed and not told yet. */
  flush(): void
  /** Shows another content, from elsewhere: a restored state, another tab's. */
  show(content: Content): void
  /** Only where one text is written. */
  link?: EditorHandle['link']
}

interface SaveReply {
  revision: number
  savedAt: string
  /** Instead of the suggested one, which another post has. */
  slug?: string
  fieldErrors?: Record<string, string>
}

interface Beginning<Content extends PieceContent> {
  kind: ScreenKind<Content>
  pieceId: string
  /** Where it is edited. */
  path: string
  tab: string
  loaded: SavedVersion<Content>
  kept: LocalCopy<Content> | undefined
  /** It has been saved for the first time. */
  onCreated: () => void
}

export type Writing<Content extends PieceContent = PieceContent> = ReturnType<typeof useWriting<Content>>

/** What is being written of a piece, and its way to the server. */
export function useWriting<Content extends PieceContent>(beginning: Beginning<Content>) {
  const handle = useRef<ScreenHandle<Content>>(null)
  const [refusal, setRefusal] = useState<Refusal<Content>>()
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const lastRefusal = useRef<Refusal<Content>>(undefined)
  function noteReply({ fieldErrors }: SaveReply, sent: Content) {
    const news = fieldErrors && { fieldErrors, sent }
    lastRefusal.current = news
    setRefusal(news)
    // by the clock of this device, which tells how long ago it was
    setSavedAt(Date.now())
  }
  const [{ saver, isSame, restoredAt }] = useState(() => begin(beginning, noteReply, handle))
  const state = useSyncExternalStore(saver.subscribe, saver.get, saver.get)

  const change = useCallback(
    (part: Partial<Content>) => saver.tell({ type: 'typed', content: { ...saver.get().content, ...part } }),
    [saver],
  )
  const flush = useCallback(() => {
    handle.current?.flush()
    return saver.flush()
  }, [saver])

  useEffect(() => {
    if (restoredAt !== null) saver.tell({ type: 'returned' })
    return () => {
      handle.current?.flush()
      saver.tell({ type: 'left' })
      saver.stop()
    }
  }, [saver, restoredAt])

  return {
    state,
    content: state.content,
    handle,
    change,
    flush,
    tell: saver.tell,
    restoredAt,
    isChanged: isChanged(state, isSame),
    savedAt,
    fieldErrors: errorsOf(state, refusal),
    /** As it is now, which may be later than what is drawn. */
    latest: () => {
      const now = saver.get()
      return { content: now.content, revision: now.revision, fieldErrors: errorsOf(now, lastRefusal.current) }
    },
  }
}

/** What stands beside the fields. A field that was changed since is not wrong any more. */
function errorsOf<Content extends PieceContent>(
  { trouble, content }: Autosave<Content>,
  refusal: Refusal<Content> | undefined,
) {
  const refused = trouble?.kind === 'refused' ? plainNames(trouble.fields) : {}
  return { ...(refusal && stillTrue(refusal, content)), ...refused }
}

/** The server names the fields of a save as parts of its message. */
function plainNames(fields: Record<string, string>) {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace(/^content\./, ''), text]))
}

function begin<Content extends PieceContent>(
  { kind, pieceId, path, tab, loaded, kept, onCreated }: Beginning<Content>,
  noteReply: (reply: SaveReply, sent: Content) => void,
  handle: React.RefObject<ScreenHandle<Content> | null>,
) {
  const isSame = (a: Content, b: Content) => isSameContent(a, b, kind)
  const key = { noun: kind.noun, pieceId, tab }
  const { state, isRestored } = startAutosave(loaded, kept, isSame)
  const saver = createAutosaver<Content>({
    start: state,
    isSame,
    send: (save) =>
      sendDraft(path, save, (reply) => {
        noteReply(reply, save.content)
        const { content } = saver.get()
        if (reply.slug && content.slug === save.content.slug)
          saver.tell({ type: 'typed', content: { ...content, slug: reply.slug } })
        if (save.basedOn === 0) onCreated()
      }),
    // a browser without storage saves to the server all the same
    keep: (copy) => void keepCopy({ ...copy, ...key }).then(() => forgetOther(kept, tab), ignore),
    forget: () => void Promise.all([forgetCopy(key), forgetOther(kept, tab)]).catch(ignore),
    show: (content) => handle.current?.show(content),
  })
  return { saver, isSame, restoredAt: isRestored && kept ? kept.typedAt : null }
}

/** What another tab left is part of this one's copy now. */
async function forgetOther(kept: LocalCopy<unknown> | undefined, tab: string) {
  if (kept && kept.tab !== tab) await forgetCopy(kept)
}

function ignore() {}

/** Sends a save and says what became of it. */
async function sendDraft<Content extends PieceContent>(
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
