import { type Picture, pictureAtLeast } from '~/domains/media/picture'
import { PictureImage } from '~/domains/media/picture-image'

const LARGEST = 10_000

export function Photos({ photos }: { photos: Picture[] }) {
  return (
    <ul aria-label="Photos" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {photos.map((photo, place) => (
        <li key={photo.checksum} className="aspect-square overflow-hidden rounded-md bg-wash">
          <a href={pictureAtLeast(photo, LARGEST)} target="_blank" rel="noreferrer">
            <PictureImage
              picture={{ ...photo, alt: `Photo ${place + 1}, in full` }}
              sizes="16rem"
              className="h-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
