import { useEffect, useState } from 'react'
import { answerTabPings, type BrowserDraft, findOrphanedDraft } from '~/kits/editing/browser-drafts'
import { newUuid } from '~/platform/database/new-uuid'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import type { EntryContent } from './entry'
import type { EntryEditorConfig } from './entry-editor-config'
import type { LinksPanelComponent } from './links-panel'
import type { LoadedEntry } from './loaded-entry'
import { PicturesProvider } from './pictures-provider'
import { EditorSessionView } from './ui/editor-session-view'

export interface EntryEditorProps<Content extends EntryContent> {
  config: EntryEditorConfig<Content>
  loaded: LoadedEntry<Content>
  /** Who writes, by e-mail. */
  userEmail: string
  /** The room's own fields at the side. */
  details: React.ReactNode
  /** What links this text could have, where it has one. */
  links?: LinksPanelComponent
  /** What is written below the title. */
  children: React.ReactNode
  /** What is written takes the whole width; the details are behind a button. */
  isWide?: boolean
}

export interface EditorSession<Content> {
  entryId: string
  tab: string
  localCopy: BrowserDraft<Content> | undefined
}

/** The screen on which a piece is written. It opens once it is known what an earlier visit has left on this device. */
export function EntryEditor<Content extends EntryContent>(props: EntryEditorProps<Content>) {
  const { config, loaded } = props
  const [desk, setDesk] = useState<EditorSession<Content>>()
  const [isEmpty, setEmpty] = useState(false)
  useEffect(() => {
    let isGone = false
    const tab = newUuid()
    const stop = answerTabPings(tab)
    const left = isEmpty ? Promise.resolve(undefined) : findOrphanedDraft<Content>(config.noun, loaded.id)
    void left.then((found) => {
      const kept = found && { ...found, content: config.upgradeContent?.(found.content) ?? found.content }
      if (!isGone) setDesk({ entryId: loaded.id ?? kept?.pieceId ?? newUuid(), tab, localCopy: kept })
    })
    return () => {
      isGone = true
      stop()
    }
  }, [config, loaded.id, isEmpty])
  if (!desk) return <EditorSkeleton noun={config.noun} />
  const onStartEmpty = loaded.id === null && desk.localCopy ? () => setEmpty(true) : undefined
  return (
    <PicturesProvider key={desk.entryId} initial={loaded.pictures}>
      <EditorSessionView {...props} session={desk} onStartEmpty={onStartEmpty} />
    </PicturesProvider>
  )
}

function EditorSkeleton({ noun }: { noun: string }) {
  return (
    <div aria-busy="true" className="grid max-w-[40rem] gap-8 py-16">
      <p className="sr-only">Loading {noun}</p>
      <div className="h-10 w-3/4 animate-pulse rounded-md bg-line/60 motion-reduce:animate-none" />
      <SkeletonRows />
    </div>
  )
}
