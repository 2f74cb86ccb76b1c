import { LinksBesideText } from '~/domains/internal-links/links-beside-text'
import { ArticleField } from '~/domains/writing/article-field'
import type { OpenedPiece } from '~/domains/writing/opened-piece'
import { WritingScreen } from '~/domains/writing/writing-screen'
import type { PostContent } from '../post-content'
import { DetailsPanel } from './panels/details-panel'
import { postScreen } from './post-screen'

/** The screen on which a post is written. */
export function PostEditor({ opened, me }: { opened: OpenedPiece<PostContent>; me: string }) {
  return (
    <WritingScreen kind={postScreen} opened={opened} me={me} details={<DetailsPanel />} links={LinksBesideText}>
      <ArticleField />
    </WritingScreen>
  )
}
