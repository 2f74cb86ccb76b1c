import { useEffect, useState } from 'react'
import { answerAsTab, findLeftCopy, type LocalCopy } from '~/platform/autosave/local-copies'
import { newId } from '~/platform/new-id'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { DeskScreen } from './admin/screen/desk-screen'
import type { OpenedPiece } from './opened-piece'
import { PicturesProvider } from './pictures'
import type { PieceContent } from './piece'
import type { ScreenKind } from './screen-kind'

export type LinksOfText = React.ComponentType<{
  /** A place in the text is shown: what lies above it should go. */
  onShown?: () => void
}>

export interface WritingScreenProps<Content extends PieceContent> {
  kind: ScreenKind<Content>
  opened: OpenedPiece<Content>
  /** Who writes, by e-mail. */
  me: string
  /** The room's own fields at the side. */
  details: React.ReactNode
  /** What links this text could have, where it has one. */
  links?: LinksOfText
  /** What is written below the title. */
  children: React.ReactNode
  /** What is written takes the whole width; the details are behind a button. */
  isWide?: boolean
}

interface Desk<Content> {
  pieceId: string
  tab: string
  kept: LocalCopy<Content> | undefined
}

/** The screen on which a piece is written. It opens once it is known what an earlier visit has left on this device. */
export function WritingScreen<Content extends PieceContent>(props: WritingScreenProps<Content>) {
  const { kind, opened } = props
  const [desk, setDesk] = useState<Desk<Content>>()
  const [isEmpty, setEmpty] = useState(false)
  useEffect(() => {
    let isGone = false
    const tab = newId()
    const stop = answerAsTab(tab)
    const left = isEmpty ? Promise.resolve(undefined) : findLeftCopy<Content>(kind.noun, opened.id)
    void left.then((kept) => {
      if (!isGone) setDesk({ pieceId: opened.id ?? kept?.pieceId ?? newId(), tab, kept })
    })
    return () => {
      isGone = true
      stop()
    }
  }, [kind.noun, opened.id, isEmpty])
  if (!desk) return <ScreenSkeleton noun={kind.noun} />
  const onStartEmpty = opened.id === null && desk.kept ? () => setEmpty(true) : undefined
  return (
    <PicturesProvider key={desk.pieceId} first={opened.pictures}>
      <DeskScreen {...props} desk={desk} onStartEmpty={onStartEmpty} />
    </PicturesProvider>
  )
}

function ScreenSkeleton({ noun }: { noun: string }) {
  return (
    <div aria-busy="true" className="grid max-w-[40rem] gap-8 py-16">
      <p className="sr-only">The {noun} is loading</p>
      <div className="h-10 w-3/4 animate-pulse rounded-md bg-line/60 motion-reduce:animate-none" />
      <SkeletonRows />
    </div>
  )
}
