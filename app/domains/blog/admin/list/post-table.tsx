import { EyeOff, Send, Trash2, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '~/ui/admin/button'
import { type Column, DataTable } from '~/ui/admin/data-table'
import { Moment } from '~/ui/admin/moment'
import { SelectionBar } from '~/ui/admin/selection-bar'
import { type Selection, useSelection } from '~/ui/admin/use-selection'
import { categoryLabel } from '../../post'
import type { ListedPost } from '../../writing/list-posts.server'
import { PostStatusBadge } from './post-status'
import { PostTitle } from './post-title'
import { RowMenu } from './row-menu'
import { type PostDeeds, usePostDeeds } from './use-post-deeds'

const columns: Column<ListedPost>[] = [
  {
    key: 'title',
    head: 'Title',
    isSortable: true,
    className: 'w-2/5 max-md:pr-14',
    cell: (post) => <PostTitle post={post} />,
  },
  { key: 'status', head: 'Status', cell: (post) => <PostStatusBadge post={post} /> },
  { key: 'category', head: 'Category', cell: ({ category }) => categoryLabel(category) },
  { key: 'author', head: 'Author', className: 'md:max-xl:hidden', cell: ({ author }) => author },
  {
    key: 'saved',
    head: 'Changed',
    phoneLabel: 'changed',
    isSortable: true,
    cell: ({ savedAt }) => <Moment at={savedAt} />,
  },
  {
    key: 'published',
    head: 'Published',
    isSortable: true,
    isHiddenOnPhones: true,
    cell: ({ publishedAt }) => publishedAt && <Moment at={publishedAt} />,
  },
]

interface PostTableProps {
  posts: ListedPost[]
  empty: React.ReactNode
  isStale: boolean
}

export function PostTable({ posts, ...rest }: PostTableProps) {
  const selection = useSelection(useMemo(() => posts.map(({ id }) => id), [posts]))
  const deeds = usePostDeeds()
  const navigate = useNavigate()
  const menu: Column<ListedPost> = {
    ...{
      key: 'menu',
      head: 'Actions',
      align: 'end',
      className: 'w-20 max-md:absolute max-md:top-1 max-md:right-0 max-md:w-auto',
    },
    cell: (post) => <RowMenu post={post} deeds={deeds} />,
  }
  const isTrash = posts.every(({ deletedAt }) => deletedAt)
  return (
    <>
      <DataTable
        label="Posts"
        columns={[...columns, menu]}
        rows={posts}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title || 'Untitled'}
        selection={selection}
        onOpen={({ id }) => void navigate(`/admin/blog/edit/${id}`)}
        {...rest}
      />
      <SelectionBar selection={selection}>
        {isTrash ? <TrashDeeds {...{ selection, deeds }} /> : <Deeds {...{ selection, deeds }} />}
      </SelectionBar>
    </>
  )
}

interface DeedsProps {
  selection: Selection
  deeds: PostDeeds
}

function Deeds({ selection: { selected }, deeds: { doWith } }: DeedsProps) {
  return (
    <>
      <Button icon={Send} onClick={() => void doWith('publish', selected)}>
        Publish
      </Button>
      <Button icon={EyeOff} onClick={() => void doWith('withdraw', selected)}>
        Withdraw
      </Button>
      <Button icon={Trash2} variant="danger" onClick={() => void doWith('delete', selected)}>
        Delete
      </Button>
    </>
  )
}

function TrashDeeds({ selection: { selected }, deeds: { doWith } }: DeedsProps) {
  return (
    <Button icon={Undo2} onClick={() => void doWith('restore', selected)}>
      Take back from the trash
    </Button>
  )
}
