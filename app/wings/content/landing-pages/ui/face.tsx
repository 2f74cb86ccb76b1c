import { PictureImage } from '~/wings/site/media/picture-image'
import type { BlockData } from '../block-data'
import type { BlockPictureReference } from '../block-schema'

interface FaceProps {
  picture: BlockPictureReference | null | undefined
  name: string
  blockData: BlockData
}

/** Somebody's picture in a circle, or the initials where there is none. */
export function Face({ picture, name, blockData }: FaceProps) {
  if (picture && blockData.pictures[picture.id])
    return <RoundPicture picture={picture} blockData={blockData} className="size-32" />
  return (
    <span
      aria-hidden="true"
      className="on-deep grid size-16 place-items-center rounded-full font-heading text-h3 font-bold"
    >
      {initialsOf(name)}
    </span>
  )
}

interface RoundPictureProps {
  picture: BlockPictureReference
  blockData: BlockData
  /** How large it is. */
  className: string
}

/** A picture in a circle; nothing where it has been deleted. */
export function RoundPicture({ picture, blockData, className }: RoundPictureProps) {
  const found = blockData.pictures[picture.id]
  if (!found) return null
  return (
    <span className={`block shrink-0 overflow-hidden rounded-full ${className}`}>
      <PictureImage picture={{ ...found, alt: picture.alt }} sizes="8rem" className="h-full w-full object-cover" />
    </span>
  )
}

/** The first letters of the first and the last word. */
function initialsOf(name: string) {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => [...word][0] ?? '').join('')
}
