import { useCallback, useEffect, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { wordsOfStudio } from '~/domains/patterns/pattern'
import type { LocalCopy } from '~/platform/autosave/local-copies'
import { slugify } from '~/platform/slug'
import type { OpenedPiece } from '../../opened-piece'
import type { PieceContent } from '../../piece'
import { type PieceScreen, PieceScreenProvider } from '../../screen-context'
import { isSuggestedSlug } from '../../suggested-slug'
import type { WritingScreenProps } from '../../writing-screen'
import { useWriting, type Writing } from '../saving/use-writing'
import { Notices } from './notices'
import { type PublicState, statusOf } from './public-state'
import { ScreenBar } from './screen-bar'
import { SidePanel } from './side-panel'
import { TitleField } from './title-field'
import { usePresence } from './use-presence'
import { usePublication } from './use-publication'

interface DeskScreenProps<Content extends PieceContent> extends WritingScreenProps<Content> {
  desk: { pieceId: string; tab: string; kept: LocalCopy<Content> | undefined }
  onStartEmpty?: () => void
}

interface Site {
  brand: { name: string; tagline: string }
  origin: string
  year: number
}

const besideDetails = 'min-[78rem]:grid min-[78rem]:grid-cols-[minmax(0,1fr)_22rem]'
const article = 'mx-auto max-w-[46rem] gap-6 pt-8 pb-16'

/** The text in the middle, what belongs to it at the side, where it stands above. */
export function DeskScreen<Content extends PieceContent>(props: DeskScreenProps<Content>) {
  const { opened, details, links, children, onStartEmpty, isWide = false } = props
  const { screen, others, overtakenBy } = useDesk(props)
  const [isRestoredSeen, setRestoredSeen] = useState(false)
  const { writing, publicState } = screen
  const onTitle = useTitle(writing, publicState)
  return (
    <PieceScreenProvider value={screen}>
      <div className={`-mx-4 [--editor-top:3.5rem] -my-5 md:-mx-8 md:-my-7 ${isWide ? '' : besideDetails}`}>
        <div className="min-w-0">
          <ScreenBar previewPath={opened.previewPath} details={details} links={links} isWide={isWide} />
          <div className={`grid w-full grid-cols-1 px-5 md:px-8 ${isWide ? 'gap-3 pt-4 pb-6' : article}`}>
            <Notices
              others={others}
              overtakenBy={overtakenBy}
              isRestoredSeen={isRestoredSeen}
              onStartEmpty={onStartEmpty}
              onRestoredSeen={() => setRestoredSeen(true)}
            />
            <TitleField onTitle={onTitle} onEnter={() => writing.handle.current?.focus()} />
            <div data-written="" className="contents">
              {children}
            </div>
          </div>
        </div>
        {!isWide && <SidePanel details={details} links={links} />}
      </div>
    </PieceScreenProvider>
  )
}

/** What is written here, where it stands, and who else is at it. */
function useDesk<Content extends PieceContent>({ kind, opened, me, desk }: DeskScreenProps<Content>) {
  const { pieceId, tab, kept } = desk
  const path = kind.editPath(pieceId)
  const [isCreated, setCreated] = useState(opened.revision > 0)
  const onCreated = useCallback(() => {
    setCreated(true)
    // the address changes under the writer: the text, the caret and the focus stay
    history.replaceState(history.state, '', path)
  }, [path])
  // its parts know what every piece has; those of the room ask for their own content
  const writing = useWriting({
    kind,
    pieceId,
    path,
    tab,
    kept,
    onCreated,
    loaded: opened,
  }) as unknown as Screen['writing']
  const [publicState, setState] = useState(() => publicStateOf(opened))
  const setPublicState = useCallback(
    (change: Partial<PublicState>) => setState((before) => ({ ...before, ...change })),
    [],
  )
  const publication = usePublication({ kind, path }, writing, setPublicState)
  const [overtakenBy, setOvertakenBy] = useState<string | null>(null)
  const { publishedAt } = publicState
  const others = usePresence({
    path,
    isCreated,
    publishedAt,
    writing,
    setPublicState,
    onOvertaken: setOvertakenBy,
  })
  usePageLife(writing)
  useKeys({ onSave: () => void writing.flush(), onPublish: () => void publication.publish() })
  const root = useRouteLoaderData('root') as Site
  const site = { me, origin: root.origin, brandName: root.brand.name, studio: wordsOfStudio(root) }
  const screen: Screen = {
    pieceId,
    path,
    writing,
    publication,
    publicState,
    setPublicState,
    ...site,
    kind: kind as unknown as Screen['kind'],
  }
  return { screen, others, overtakenBy }
}

type Screen = PieceScreen<PieceContent>

function publicStateOf(opened: OpenedPiece): PublicState {
  const { publishedAt, hasUnpublishedChanges, revision, publicSlug, isDeleted } = opened
  return { publishedAt, publicRevision: hasUnpublishedChanges ? 0 : revision, publicSlug, isDeleted }
}

/** Saves when the page is hidden, and goes on when the line, the writer or the laptop comes back. */
function usePageLife({ tell, handle }: Pick<Writing, 'tell' | 'handle'>) {
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
function useKeys(actions: { onSave: () => void; onPublish: () => void }) {
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
function useTitle({ content, change }: Writing, publicState: PublicState) {
  const isFollowed = isSuggestedSlug(content) && statusOf(publicState, Date.now()) === 'draft'
  return (title: string) => change(isFollowed ? { title, slug: slugify(title) } : { title })
}
