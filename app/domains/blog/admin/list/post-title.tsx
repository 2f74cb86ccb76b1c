import { Link } from 'react-router'
import { PictureImage } from '~/domains/media/picture-image'
import type { ListedPost } from '../../writing/list-posts.server'

/** The cover in small and the title, which leads to the editor. */
export function PostTitle({ post: { id, title, cover } }: { post: ListedPost }) {
  return (
    <span className="flex items-center gap-3">
      <span className="aspect-[16/10] w-12 shrink-0 overflow-hidden rounded-sm bg-wash">
        {cover && <PictureImage picture={{ ...cover, alt: '' }} sizes="3rem" className="h-full object-cover" />}
      </span>
      <Link to={`/admin/blog/edit/${id}`} className="font-semibold break-words hover:underline">
        {title || 'Untitled'}
      </Link>
    </span>
  )
}
