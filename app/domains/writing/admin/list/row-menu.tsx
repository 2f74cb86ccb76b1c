import { Copy, Ellipsis, ExternalLink, Eye, EyeOff, Pencil, Send, Trash2, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { IconButton } from '~/ui/admin/button'
import { Menu, MenuItem, MenuLine } from '~/ui/admin/menu'
import { postStatus } from '../../post'
import type { ListedPost } from '../../writing/list-posts.server'
import type { PostDeeds } from './use-post-deeds'

interface RowMenuProps {
  post: ListedPost
  deeds: PostDeeds
}

export function RowMenu({ post, deeds }: RowMenuProps) {
  const { id, title } = post
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={`Actions for ${title || 'Untitled'}`} />}>
      <MenuItem asChild>
        <Link to={`/admin/blog/edit/${id}`}>
          <Pencil size={16} aria-hidden="true" />
          Edit
        </Link>
      </MenuItem>
      {post.deletedAt ? <TrashItems post={post} deeds={deeds} /> : <Items post={post} deeds={deeds} />}
    </Menu>
  )
}

function TrashItems({ post: { id }, deeds }: RowMenuProps) {
  return (
    <MenuItem icon={Undo2} onSelect={() => void deeds.doWith('restore', [id])}>
      Take back from the trash
    </MenuItem>
  )
}

function Items({ post, deeds: { doWith, duplicate } }: RowMenuProps) {
  const { id, slug, previewKey, hasUnpublishedChanges } = post
  const status = postStatus(post)
  return (
    <>
      {status === 'published' && (
        <MenuItem asChild>
          <a href={`/blog/${slug}`}>
            <ExternalLink size={16} aria-hidden="true" />
            View
          </a>
        </MenuItem>
      )}
      <MenuItem asChild>
        <a href={`/preview/${previewKey}`} target="_blank" rel="noreferrer">
          <Eye size={16} aria-hidden="true" />
          Preview
        </a>
      </MenuItem>
      {(status !== 'published' || hasUnpublishedChanges) && (
        <MenuItem icon={Send} onSelect={() => void doWith('publish', [id])}>
          {status === 'published' ? 'Publish the changes' : 'Publish now'}
        </MenuItem>
      )}
      {status !== 'draft' && (
        <MenuItem icon={EyeOff} onSelect={() => void doWith('withdraw', [id])}>
          Withdraw
        </MenuItem>
      )}
      <MenuItem icon={Copy} onSelect={() => void duplicate(id)}>
        Duplicate
      </MenuItem>
      <MenuLine />
      <MenuItem icon={Trash2} isDanger onSelect={() => void doWith('delete', [id])}>
        Delete
      </MenuItem>
    </>
  )
}
