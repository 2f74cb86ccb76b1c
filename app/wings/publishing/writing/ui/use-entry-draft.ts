import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { FetchJsonError, fetchJson, fitsKeepalive, toSaveProblem } from '~/kits/api/describe-api'
import {
  type AutosaveEvent,
  type AutosaveState,
  hasUnsavedChanges,
  type SavedVersion,
} from '~/kits/editing/autosave-machine'
import { type BrowserDraft, deleteBrowserDraft, saveBrowserDraft } from '~/kits/editing/browser-drafts'
import { createAutosaver } from '~/kits/editing/create-autosaver'
import { createAutosaveState } from '~/kits/editing/initial-autosave-state'
import type { EditorHandle } from '~/rich-text/editor/editor-tools'
import { entriesClient } from '../api'
import type { EntryContent } from '../entry'
import type { EntryEditorConfig } from '../entry-editor-config'
import type { EntryParam } from '../entry-editor-context'
import { currentFieldErrors, type RejectedFields } from './rejected-fields'

/** What the screen asks of the part in which the words are typed. */
interface ContentEditorHandle<Content> {
  focus(): void
  /** Hands over what was typed and not told yet. */
  flush(): void
  /** Shows another content, from elsewhere: a restored state, another tab's. */
  replaceContent(content: Content): void
  /** Only where one text is written. */
  addLink?: EditorHandle['addLink']
}

interface SaveDraftResponse {
  revision: number
  savedAt: string
  /** Instead of the suggested one, which another post has. */
  slug?: string
  fieldErrors?: Record<string, string>
}

interface DraftOptions<Content extends EntryContent> {
  config: EntryEditorConfig<Content>
  param: EntryParam
  tab: string
  loaded: SavedVersion<Content>
  localCopy: BrowserDraft<Content> | undefined
  /** It has been saved for the first time. */
  onCreated: () => void
}

export type EntryDraftState<Content extends EntryContent = EntryContent> = ReturnType<typeof useEntryDraft<Content>>

/** What is being written of a piece, and its way to the server. */
export function useEntryDraft<Content extends EntryContent>(beginning: DraftOptions<Content>) {
  const handle = useRef<ContentEditorHandle<Content>>(null)
  const [refusal, setRefusal] = useState<RejectedFields<Content>>()
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const lastRefusal = useRef<RejectedFields<Content>>(undefined)
  function noteReply({ fieldErrors }: SaveDraftResponse, submitted: Content) {
    const news = fieldErrors && { fieldErrors, submitted }
    lastRefusal.current = news
    setRefusal(news)
    // by the clock of this device, which tells how long ago it was
    setSavedAt(Date.now())
  }
  const [{ saver, isSame, restoredAt }] = useState(() => startDraft(beginning, noteReply, handle))
  const state = useSyncExternalStore(saver.subscribe, saver.get, saver.get)

  const change = useCallback(
    (part: Partial<Content>) => saver.dispatch({ type: 'typed', content: { ...saver.get().content, ...part } }),
    [saver],
  )
  const flush = useCallback(() => {
    handle.current?.flush()
    return saver.flush()
  }, [saver])

  useEffect(() => {
    if (restoredAt !== null) saver.dispatch({ type: 'resumed' })
    return () => {
      handle.current?.flush()
      saver.dispatch({ type: 'hidden' })
      saver.stop()
    }
  }, [saver, restoredAt])

  return {
    state,
    content: state.content,
    handle,
    change,
    flush,
    dispatch: saver.dispatch,
    restoredAt,
    isChanged: hasUnsavedChanges(state, isSame),
    savedAt,
    fieldErrors: collectFieldErrors(state, refusal),
    /** As it is now, which may be later than what is drawn. */
    latest: () => {
      const now = saver.get()
      return { content: now.content, revision: now.revision, fieldErrors: collectFieldErrors(now, lastRefusal.current) }
    },
  }
}

/** What stands beside the fields. A field that was changed since is not wrong any more. */
function collectFieldErrors<Content extends EntryContent>(
  { problem, content }: AutosaveState<Content>,
  refusal: RejectedFields<Content> | undefined,
) {
  const refused = problem?.kind === 'refused' ? stripContentPrefix(problem.fields) : {}
  return { ...(refusal && currentFieldErrors(refusal, content)), ...refused }
}

/** The server names the fields of a save as parts of its message. */
function stripContentPrefix(fields: Record<string, string>) {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace(/^content\./, ''), text]))
}

function startDraft<Content extends EntryContent>(
  { config, param, tab, loaded, localCopy, onCreated }: DraftOptions<Content>,
  noteReply: (reply: SaveDraftResponse, sent: Content) => void,
  handle: React.RefObject<ContentEditorHandle<Content> | null>,
) {
  const isSame = (a: Content, b: Content) => isSameContent(a, b, config)
  const key = { noun: config.noun, pieceId: param.entryId, tab }
  const { state, isRestored } = createAutosaveState(loaded, localCopy, isSame)
  const saver = createAutosaver<Content>({
    initialState: state,
    isSame,
    send: (save) =>
      sendDraft(param, save, (reply) => {
        noteReply(reply, save.content)
        const { content } = saver.get()
        if (reply.slug && content.slug === save.content.slug)
          saver.dispatch({ type: 'typed', content: { ...content, slug: reply.slug } })
        if (save.basedOn === 0) onCreated()
      }),
    // a browser without storage saves to the server all the same
    storeDraft: (copy) =>
      void saveBrowserDraft({ ...copy, ...key }).then(() => deleteOtherTabCopy(localCopy, tab), ignore),
    deleteDraft: () => void Promise.all([deleteBrowserDraft(key), deleteOtherTabCopy(localCopy, tab)]).catch(ignore),
    applyContent: (content) => handle.current?.replaceContent(content),
  })
  return { saver, isSame, restoredAt: isRestored && localCopy ? localCopy.typedAt : null }
}

/** What another tab left is part of this one's copy now. */
async function deleteOtherTabCopy(kept: BrowserDraft<unknown> | undefined, tab: string) {
  if (kept && kept.tab !== tab) await deleteBrowserDraft(kept)
}

function ignore() {}

/** Sends a save and says what became of it. */
async function sendDraft<Content extends EntryContent>(
  param: EntryParam,
  { content, basedOn, isLeaving }: { content: Content; basedOn: number; isLeaving: boolean },
  onSaved: (reply: SaveDraftResponse) => void,
): Promise<AutosaveEvent<Content>> {
  const json = { basedOn, content }
  const call = entriesClient.put('/:type/:entryId/draft', { param, json })
  try {
    const reply = await fetchJson(call, { keepalive: isLeaving && fitsKeepalive(json) })
    onSaved(reply)
    return { type: 'saved', revision: reply.revision }
  } catch (error) {
    if (error instanceof FetchJsonError && error.current)
      return { type: 'conflicted', current: error.current as SavedVersion<Content> }
    return { type: 'failed', problem: toSaveProblem(error) }
  }
}

const headingId = /(<h[2-6]) id="[^"]*"/g

/** Whether two contents are one to the server: it tidies fields and gives headings their ids. */
export function isSameContent<Content extends EntryContent>(
  a: Content,
  b: Content,
  { normalize, richTexts }: Pick<EntryEditorConfig<Content>, 'normalize' | 'richTexts'>,
) {
  const plain = (content: Content) => richTexts.set(normalize(content), richTexts.get(content).map(withoutIds))
  return a === b || isDeepEqual(plain(a), plain(b))
}

function withoutIds(html: string) {
  return html.replace(headingId, '$1').trim()
}

/** The same values under the same names, in whatever order those come. */
function isDeepEqual(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return a === b
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => isDeepEqual(a[name], b[name]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
