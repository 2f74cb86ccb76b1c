import { useEffect, useState } from 'react'
import type { Picture } from '~/domains/media/picture'
import type { PostContent } from '../post-content'
import { answerAsTab, findLeftCopy, type LocalCopy } from './saving/local-copies'
import { newId } from './saving/new-id'
import { PicturesProvider } from './screen/pictures'
import { PostScreenSkeleton } from './screen/post-screen-skeleton'
import { WritingScreen } from './screen/writing-screen'

/** What the server knows of the post when its screen opens. */
export interface OpenedPost {
  /** Null for a new one, whose id this browser makes. */
  id: string | null
  content: PostContent
  revision: number
  savedBy: string
  savedAt: string
  publishedAt: string | null
  isDeleted: boolean
  hasUnpublishedChanges: boolean
  publicSlug: string
  previewPath: string | null
  cover: Picture | null
}

export interface PostEditorProps {
  opened: OpenedPost
  /** Who writes, by e-mail. */
  me: string
}

interface Desk {
  postId: string
  tab: string
  kept: LocalCopy | undefined
}

/** The screen on which a post is written. It opens once it is known what an earlier visit has left on this device. */
export function PostEditor({ opened, me }: PostEditorProps) {
  const [desk, setDesk] = useState<Desk>()
  const [isEmpty, setEmpty] = useState(false)
  useEffect(() => {
    let isGone = false
    const tab = newId()
    const stop = answerAsTab(tab)
    const left = isEmpty ? Promise.resolve(undefined) : findLeftCopy(opened.id)
    void left.then((kept) => {
      if (!isGone) setDesk({ postId: opened.id ?? kept?.postId ?? newId(), tab, kept })
    })
    return () => {
      isGone = true
      stop()
    }
  }, [opened.id, isEmpty])
  if (!desk) return <PostScreenSkeleton />
  return (
    <PicturesProvider key={desk.postId} first={{ id: opened.content.coverId, picture: opened.cover }}>
      <WritingScreen
        opened={opened}
        me={me}
        desk={desk}
        onStartEmpty={opened.id === null && desk.kept ? () => setEmpty(true) : undefined}
      />
    </PicturesProvider>
  )
}
