import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { isSuggestedSlug, slugify } from '~/platform/text/slug'
import { siteTemplateVariables } from '~/wings/web/title-templates/title-template'
import type { EntryContent } from '../entry'
import type { EditorSession, EntryEditorProps } from '../entry-editor'
import { type EntryEditorContextValue, EntryEditorProvider } from '../entry-editor-context'
import type { LoadedEntry } from '../loaded-entry'
import { EditorNotices } from './editor-notices'
import { EditorToolbar } from './editor-toolbar'
import { EntrySidePanel } from './entry-side-panel'
import { type PublicationState, publicationStatus } from './publication-state'
import { TitleField } from './title-field'
import { type EntryDraftState, useEntryDraft } from './use-entry-draft'
import { usePresence } from './use-presence'
import { usePublication } from './use-publication'

interface EditorSessionViewProps<Content extends EntryContent> extends EntryEditorProps<Content> {
  session: EditorSession<Content>
  onStartEmpty?: () => void
}

interface SiteData {
  brand: { name: string; tagline: string; language: string }
  origin: string
  year: number
}

const withSidePanel = 'min-[78rem]:grid min-[78rem]:grid-cols-[minmax(0,1fr)_22rem]'
const article = 'mx-auto max-w-[46rem] gap-6 pt-8 pb-16'

/** The text in the middle, what belongs to it at the side, where it stands above. */
export function EditorSessionView<Content extends EntryContent>(props: EditorSessionViewProps<Content>) {
  const { loaded, details, links, children, onStartEmpty, isWide = false } = props
  const { screen, others, updatedBy } = useEditorSession(props)
  const [isRestoredSeen, setRestoredSeen] = useState(false)
  const { draft, publicationState } = screen
  const onTitle = useTitleChange(draft, publicationState)
  return (
    <EntryEditorProvider value={screen}>
      <div className={`-mx-4 [--editor-top:3.5rem] -my-5 md:-mx-8 md:-my-7 ${isWide ? '' : withSidePanel}`}>
        <div className="min-w-0">
          <EditorToolbar previewPath={loaded.previewPath} details={details} links={links} isWide={isWide} />
          <div className={`grid w-full grid-cols-1 px-5 md:px-8 ${isWide ? 'gap-3 pt-4 pb-6' : article}`}>
            <EditorNotices
              otherEditors={others}
              updatedBy={updatedBy}
              isRestoreDismissed={isRestoredSeen}
              onStartEmpty={onStartEmpty}
              onRestoreDismissed={() => setRestoredSeen(true)}
            />
            <TitleField onTitle={onTitle} onEnter={() => draft.handle.current?.focus()} />
            <div data-written="" className="contents">
              {children}
            </div>
          </div>
        </div>
        {!isWide && <EntrySidePanel details={details} links={links} />}
      </div>
    </EntryEditorProvider>
  )
}

/** What is written here, where it stands, and who else is at it. */
function useEditorSession<Content extends EntryContent>({
  config,
  loaded,
  userEmail,
  session,
}: EditorSessionViewProps<Content>) {
  const { entryId, tab, localCopy } = session
  const path = config.editPath(entryId)
  const param = useMemo(() => ({ type: config.type, entryId }), [config.type, entryId])
  const [isCreated, setCreated] = useState(loaded.revision > 0)
  const onCreated = useCallback(() => {
    setCreated(true)
    // the address changes under the writer: the text, the caret and the focus stay
    history.replaceState(history.state, '', path)
  }, [path])
  // its parts know what every piece has; those of the room ask for their own content
  const draft = useEntryDraft({
    config,
    param,
    tab,
    localCopy,
    onCreated,
    loaded,
  }) as unknown as EditorContext['draft']
  const [publicationState, setState] = useState(() => toPublicationState(loaded))
  const setPublicationState = useCallback(
    (change: Partial<PublicationState>) => setState((before) => ({ ...before, ...change })),
    [],
  )
  const publication = usePublication(param, draft, setPublicationState)
  const [updatedBy, setUpdatedBy] = useState<string | null>(null)
  const { publishedAt } = publicationState
  const others = usePresence({
    param,
    isCreated,
    publishedAt,
    draft,
    setPublicationState,
    onRemoteUpdate: setUpdatedBy,
  })
  usePageLifecycle(draft)
  useEditorShortcuts({ onSave: () => void draft.flush(), onPublish: () => void publication.publish() })
  const root = useRouteLoaderData('root') as SiteData
  const site = {
    userEmail,
    origin: root.origin,
    brandName: root.brand.name,
    siteLanguage: root.brand.language,
    siteVariables: siteTemplateVariables(root),
  }
  const screen: EditorContext = {
    entryId,
    param,
    path,
    draft,
    publication,
    publicationState,
    setPublicationState,
    ...site,
    config: config as unknown as EditorContext['config'],
  }
  return { screen, others, updatedBy }
}

type EditorContext = EntryEditorContextValue<EntryContent>

function toPublicationState(opened: LoadedEntry): PublicationState {
  const { publishedAt, hasUnpublishedChanges, revision, publishedSlug, isDeleted } = opened
  return { publishedAt, publishedRevision: hasUnpublishedChanges ? 0 : revision, publishedSlug, isDeleted }
}

/** Saves when the page is hidden, and goes on when the line, the writer or the laptop comes back. */
function usePageLifecycle({ dispatch, handle }: Pick<EntryDraftState, 'dispatch' | 'handle'>) {
  useEffect(() => {
    const leave = () => {
      handle.current?.flush()
      dispatch({ type: 'hidden' })
    }
    const comeBack = () => dispatch({ type: 'resumed' })
    const look = () => (document.visibilityState === 'hidden' ? leave() : comeBack())
    addEventListener('pagehide', leave)
    addEventListener('online', comeBack)
    addEventListener('focus', comeBack)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('online', comeBack)
      removeEventListener('focus', comeBack)
      document.removeEventListener('visibilitychange', look)
    }
  }, [dispatch, handle])
}

/** Ctrl or Cmd with S saves now, with Enter publishes, wherever the focus is. */
function useEditorShortcuts(actions: { onSave: () => void; onPublish: () => void }) {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      const action = { s: latest.current.onSave, enter: latest.current.onPublish }[event.key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      if (!event.repeat) action()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Changes the title, and with it the address, until somebody has chosen one or readers know it. */
function useTitleChange({ content, change }: EntryDraftState, publicState: PublicationState) {
  const isFollowed = isSuggestedSlug(content) && publicationStatus(publicState, Date.now()) === 'draft'
  return (title: string) => change(isFollowed ? { title, slug: slugify(title) } : { title })
}
