import { LinkSuggestionsSidebar } from '~/domains/internal-links/links-beside-text'
import { ArticleField } from '~/domains/writing/article-field'
import type { LoadedEntry } from '~/domains/writing/opened-piece'
import { EntryEditor } from '~/domains/writing/writing-screen'
import type { PostContent } from '../post-content'
import { PostDetailsPanel } from './panels/details-panel'
import { postEditorConfig } from './post-screen'

/** The screen on which a post is written. */
export function PostEditor({ opened, me }: { opened: LoadedEntry<PostContent>; me: string }) {
  return (
    <EntryEditor
      config={postEditorConfig}
      loaded={opened}
      userEmail={me}
      details={<PostDetailsPanel />}
      links={LinkSuggestionsSidebar}
    >
      <ArticleField />
    </EntryEditor>
  )
}
