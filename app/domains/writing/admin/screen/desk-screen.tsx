import { useCallback, useEffect, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { siteTemplateVariables } from '~/domains/patterns/pattern'
import type { BrowserDraft } from '~/platform/autosave/local-copies'
import { slugify } from '~/platform/slug'
import type { LoadedEntry } from '../../opened-piece'
import type { EntryContent } from '../../piece'
import { type EntryEditorContext, EntryEditorProvider } from '../../screen-context'
import { isSuggestedSlug } from '../../suggested-slug'
import type { EditorSession, EntryEditorProps } from '../../writing-screen'
import { type EntryDraft, useEntryDraft } from '../saving/use-writing'
import { EditorNotices } from './notices'
import { type PublicationState, publicationStatus } from './public-state'
import { EditorToolbar } from './screen-bar'
import { EntrySidePanel } from './side-panel'
import { TitleField } from './title-field'
import { usePresence } from './use-presence'
import { usePublication } from './use-publication'

interface EditorSessionViewProps<Content extends EntryContent> extends EntryEditorProps<Content> {
  session: EditorSession<Content>
  onStartEmpty?: () => void
}

interface SiteData {
  brand: { name: string; tagline: string }
  origin: string
  year: number
}

const withSidePanel = 'min-[78rem]:grid min-[78rem]:grid-cols-[minmax(0,1fr)_22rem]'
const article = 'mx-auto max-w-[46rem] gap-6 pt-8 pb-16'

/** The text in the middle, what belongs to it at the side, where it stands above. */
export function EditorSessionView<Content extends EntryContent>(props: EditorSessionViewProps<Content>) {
  const { loaded: opened, details, links, children, onStartEmpty, isWide = false } = props
  const { screen, others, overtakenBy } = useEditorSession(props)
  const [isRestoredSeen, setRestoredSeen] = useState(false)
  const { draft: writing, publicationState: publicState } = screen
  const onTitle = useTitleChange(writing, publicState)
  return (
    <EntryEditorProvider value={screen}>
      <div className={`-mx-4 [--editor-top:3.5rem] -my-5 md:-mx-8 md:-my-7 ${isWide ? '' : withSidePanel}`}>
        <div className="min-w-0">
          <EditorToolbar previewPath={opened.previewPath} details={details} links={links} isWide={isWide} />
          <div className={`grid w-full grid-cols-1 px-5 md:px-8 ${isWide ? 'gap-3 pt-4 pb-6' : article}`}>
            <EditorNotices
              otherEditors={others}
              updatedBy={overtakenBy}
              isRestoreDismissed={isRestoredSeen}
              onStartEmpty={onStartEmpty}
              onRestoreDismissed={() => setRestoredSeen(true)}
            />
            <TitleField onTitle={onTitle} onEnter={() => writing.handle.current?.focus()} />
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
  config: kind,
  loaded: opened,
  userEmail,
  session,
}: EditorSessionViewProps<Content>) {
  const { pieceId, tab, localCopy } = session
  const path = kind.editPath(pieceId)
  const [isCreated, setCreated] = useState(opened.revision > 0)
  const onCreated = useCallback(() => {
    setCreated(true)
    // the address changes under the writer: the text, the caret and the focus stay
    history.replaceState(history.state, '', path)
  }, [path])
  // its parts know what every piece has; those of the room ask for their own content
  const writing = useEntryDraft({
    config: kind,
    pieceId,
    path,
    tab,
    localCopy,
    onCreated,
    loaded: opened,
  }) as unknown as EditorContext['draft']
  const [publicState, setState] = useState(() => toPublicationState(opened))
  const setPublicState = useCallback(
    (change: Partial<PublicationState>) => setState((before) => ({ ...before, ...change })),
    [],
  )
  const publication = usePublication({ kind, path }, writing, setPublicState)
  const [overtakenBy, setOvertakenBy] = useState<string | null>(null)
  const { publishedAt } = publicState
  const others = usePresence({
    path,
    isCreated,
    publishedAt,
    draft: writing,
    setPublicationState: setPublicState,
    onRemoteUpdate: setOvertakenBy,
  })
  usePageLifecycle(writing)
  useEditorShortcuts({ onSave: () => void writing.flush(), onPublish: () => void publication.publish() })
  const root = useRouteLoaderData('root') as SiteData
  const site = {
    userEmail,
    origin: root.origin,
    brandName: root.brand.name,
    siteVariables: siteTemplateVariables(root),
  }
  const screen: EditorContext = {
    pieceId,
    path,
    draft: writing,
    publication,
    publicationState: publicState,
    setPublicationState: setPublicState,
    ...site,
    config: kind as unknown as EditorContext['config'],
  }
  return { screen, others, overtakenBy }
}

type EditorContext = EntryEditorContext<EntryContent>

function toPublicationState(opened: LoadedEntry): PublicationState {
  const { publishedAt, hasUnpublishedChanges, revision, publishedSlug: publicSlug, isDeleted } = opened
  return { publishedAt, publishedRevision: hasUnpublishedChanges ? 0 : revision, publishedSlug: publicSlug, isDeleted }
}

/** Saves when the page is hidden, and goes on when the line, the writer or the laptop comes back. */
function usePageLifecycle({ tell, handle }: Pick<EntryDraft, 'tell' | 'handle'>) {
  useEffect(() => {
    const leave = () => {
      handle.current?.flush()
      tell({ type: 'left' })
    }
    const comeBack = () => tell({ type: 'returned' })
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
  }, [tell, handle])
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
function useTitleChange({ content, change }: EntryDraft, publicState: PublicationState) {
  const isFollowed = isSuggestedSlug(content) && publicationStatus(publicState, Date.now()) === 'draft'
  return (title: string) => change(isFollowed ? { title, slug: slugify(title) } : { title })
}
