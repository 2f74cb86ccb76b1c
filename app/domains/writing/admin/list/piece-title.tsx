import { Link } from 'react-router'
import type { Picture } from '~/domains/media/picture'
import { PictureImage } from '~/domains/media/picture-image'

/** The picture in small, where pieces have one, and the title, which leads to the editor. */
export function PieceTitle({ to, title, picture }: { to: string; title: string; picture?: Picture | null }) {
  return (
    <span className="flex items-center gap-3">
      {picture !== undefined && (
        <span className="aspect-[16/10] w-12 shrink-0 overflow-hidden rounded-sm bg-wash">
          {picture && <PictureImage picture={{ ...picture, alt: '' }} sizes="3rem" className="h-full object-cover" />}
        </span>
      )}
      <Link to={to} className="font-semibold break-words hover:underline">
        {title || 'Untitled'}
      </Link>
    </span>
  )
}
