import { PieceTable } from '~/domains/writing/piece-table'
import { viewsColumn } from '~/domains/writing/views-column'
import type { Column } from '~/ui/workspace/data-table'
import { categoryLabel } from '../../post'
import type { PostWithViews } from '../../writing/posts-with-views.server'
import { postScreen } from '../post-screen'

const columns: Column<PostWithViews>[] = [
  { key: 'category', head: 'Category', cell: ({ category }) => categoryLabel(category) },
  { key: 'author', head: 'Author', className: 'md:max-[80rem]:hidden', cell: ({ author }) => author },
  viewsColumn('post'),
]

interface PostTableProps {
  posts: PostWithViews[]
  empty: React.ReactNode
  isStale: boolean
}

export function PostTable({ posts, ...rest }: PostTableProps) {
  return (
    <PieceTable
      columns={columns}
      {...rest}
      kind={postScreen}
      label="Posts"
      pieces={posts}
      pictureOf={({ cover }) => cover}
    />
  )
}
