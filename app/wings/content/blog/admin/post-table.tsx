import type { TableColumn } from '~/ui/workspace/data-table'
import { EntryTable } from '~/wings/publishing/writing/entry-table'
import { viewsColumn } from '~/wings/publishing/writing/views-column'
import type { PostWithViews } from '../posts-with-views.server'
import { postEditorConfig } from './post-editor-config'

const columns: TableColumn<PostWithViews>[] = [
  { key: 'category', header: 'Category', cell: ({ categoryName }) => categoryName },
  { key: 'author', header: 'Author', className: 'md:max-[80rem]:hidden', cell: ({ author }) => author },
  viewsColumn('post'),
]

interface PostTableProps {
  posts: PostWithViews[]
  empty: React.ReactNode
  isStale: boolean
}

export function PostTable({ posts, ...rest }: PostTableProps) {
  return (
    <EntryTable
      columns={columns}
      {...rest}
      config={postEditorConfig}
      label="Posts"
      entries={posts}
      getPicture={({ cover }) => cover}
    />
  )
}
