import { useCallback, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { RichTextEditor } from '~/rich-text/editor/rich-text-editor'
import type { OpenedPost } from '../post-editor'
import type { LocalCopy } from '../saving/local-copies'
import { postPath } from '../saving/post-calls'
import { usePageLife } from '../saving/use-page-life'
import { usePostWriting } from '../saving/use-post-writing'
import { Notices } from './notices'
import type { PublicState } from './public-state'
import { ScreenBar } from './screen-bar'
import { SidePanel } from './side-panel'
import { TitleField } from './title-field'
import { useEditorTools } from './use-editor-tools'
import { useKeys } from './use-keys'
import { usePresence } from './use-presence'
import { usePublication } from './use-publication'
import { useTitle } from './use-title'
import { PostScreenProvider } from './writing-context'

interface WritingScreenProps {
  opened: OpenedPost
  me: string
  desk: { postId: string; tab: string; kept: LocalCopy | undefined }
  onStartEmpty?: () => void
}

interface Site {
  brand: { name: string }
  origin: string
}

/** The text in the middle, what belongs to it at the side, where it stands above. */
export function WritingScreen({ opened, me, desk, onStartEmpty }: WritingScreenProps) {
  const { postId, tab, kept } = desk
  const [isCreated, setCreated] = useState(opened.revision > 0)
  const onCreated = useCallback(() => {
    setCreated(true)
    // the address changes under the writer: the text, the caret and the focus stay
    history.replaceState(history.state, '', postPath(postId))
  }, [postId])
  const writing = usePostWriting({ ...{ postId, tab, kept, onCreated }, loaded: opened })
  const [publicState, setState] = useState(() => publicStateOf(opened))
  const setPublicState = useCallback(
    (change: Partial<PublicState>) => setState((before) => ({ ...before, ...change })),
    [],
  )
  const publication = usePublication(postId, writing, setPublicState)
  const [overtakenBy, setOvertakenBy] = useState<string | null>(null)
  const { publishedAt } = publicState
  const others = usePresence({
    ...{ postId, isCreated, publishedAt, writing, setPublicState },
    onOvertaken: setOvertakenBy,
  })
  const [isRestoredSeen, setRestoredSeen] = useState(false)
  const onTitle = useTitle(writing, publicState)
  const tools = useEditorTools()
  usePageLife(writing)
  useKeys({ onSave: () => void writing.flush(), onPublish: () => void publication.publish() })
  const { brand, origin } = useRouteLoaderData('root') as Site
  const screen = { postId, writing, publication, publicState, setPublicState, me, origin, brandName: brand.name }
  const { content, change, handle } = writing
  return (
    <PostScreenProvider value={screen}>
      <div className="-mx-4 [--editor-top:3.5rem] -my-5 md:-mx-8 md:-my-7 min-[78rem]:grid min-[78rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <ScreenBar previewPath={opened.previewPath} />
          <div className="mx-auto grid w-full max-w-[46rem] gap-6 px-5 pt-8 pb-16 md:px-8">
            <Notices
              {...{ others, overtakenBy, isRestoredSeen, onStartEmpty }}
              onRestoredSeen={() => setRestoredSeen(true)}
            />
            <TitleField onTitle={onTitle} onEnter={() => handle.current?.focus()} />
            <RichTextEditor
              label="Text of the post"
              placeholder="Write, or type / to insert something"
              html={content.body}
              tools={tools}
              onChange={(body) => change({ body })}
              onReady={(ready) => {
                handle.current = ready
              }}
            />
          </div>
        </div>
        <SidePanel />
      </div>
    </PostScreenProvider>
  )
}

function publicStateOf({
  publishedAt,
  hasUnpublishedChanges,
  revision,
  publicSlug,
  isDeleted,
}: OpenedPost): PublicState {
  return { publishedAt, publicRevision: hasUnpublishedChanges ? 0 : revision, publicSlug, isDeleted }
}
