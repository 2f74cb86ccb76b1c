import { PieceTable } from '~/domains/writing/piece-table'
import type { Column } from '~/ui/workspace/data-table'
import { categoryLabel } from '../../post'
import type { ListedPost } from '../../writing/list-posts.server'
import { postScreen } from '../post-screen'

const columns: Column<ListedPost>[] = [
  { key: 'category', head: 'Category', cell: ({ category }) => categoryLabel(category) },
  { key: 'author', head: 'Author', className: 'md:max-[80rem]:hidden', cell: ({ author }) => author },
]

interface PostTableProps {
  posts: ListedPost[]
  empty: React.ReactNode
  isStale: boolean
}

export function PostTable({ posts, ...rest }: PostTableProps) {
  return (
    <PieceTable
      {...{ columns, ...rest }}
      kind={postScreen}
      label="Posts"
      pieces={posts}
      pictureOf={({ cover }) => cover}
    />
  )
}
