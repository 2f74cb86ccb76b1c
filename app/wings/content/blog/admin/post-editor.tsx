import { useContext } from 'react'
import { CategoriesProvider } from '~/wings/publishing/categories/categories-context'
import type { Category } from '~/wings/publishing/categories/category'
import { ArticleField } from '~/wings/publishing/writing/article-field'
import { EntryEditor } from '~/wings/publishing/writing/entry-editor'
import { LinksPanelContext } from '~/wings/publishing/writing/links-panel'
import type { LoadedEntry } from '~/wings/publishing/writing/loaded-entry'
import type { PostContent } from '../post-content'
import { PostDetailsPanel } from './post-details-panel'
import { postEditorConfig } from './post-editor-config'

interface PostEditorProps {
  opened: LoadedEntry<PostContent>
  me: string
  categories: Category[]
}

/** The screen on which a post is written. */
export function PostEditor({ opened, me, categories }: PostEditorProps) {
  return (
    <CategoriesProvider value={categories}>
      <EntryEditor
        config={postEditorConfig}
        loaded={opened}
        userEmail={me}
        details={<PostDetailsPanel />}
        links={useContext(LinksPanelContext)}
      >
        <ArticleField />
      </EntryEditor>
    </CategoriesProvider>
  )
}
