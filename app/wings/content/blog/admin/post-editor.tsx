import { useContext } from 'react'
import { ArticleField } from '~/wings/publishing/writing/article-field'
import { EntryEditor } from '~/wings/publishing/writing/entry-editor'
import { LinksPanelContext } from '~/wings/publishing/writing/links-panel'
import type { LoadedEntry } from '~/wings/publishing/writing/loaded-entry'
import type { PostContent } from '../post-content'
import { PostDetailsPanel } from './post-details-panel'
import { postEditorConfig } from './post-editor-config'

/** The screen on which a post is written. */
export function PostEditor({ opened, me }: { opened: LoadedEntry<PostContent>; me: string }) {
  return (
    <EntryEditor
      config={postEditorConfig}
      loaded={opened}
      userEmail={me}
      details={<PostDetailsPanel />}
      links={useContext(LinksPanelContext)}
    >
      <ArticleField />
    </EntryEditor>
  )
}
