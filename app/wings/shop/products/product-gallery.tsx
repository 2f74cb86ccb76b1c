import { type KeyboardEvent, useRef, useState } from 'react'
import { type Picture, pictureUrlAtLeast } from '~/wings/site/media/picture'
import { PictureImage } from '~/wings/site/media/picture-image'

const FULL_WIDTH = 10_000

/**
 * The pictures of a product, one beside the other: swiped, moved with the arrow keys, chosen by the small ones below. Each
 * opens in full. Without scripts it is a row that scrolls.
 */
export function ProductGallery({ name, pictures }: { name: string; pictures: Picture[] }) {
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  if (pictures.length === 0) return null

  function show(place: number) {
    const next = Math.max(0, Math.min(pictures.length - 1, place))
    row.current?.scrollTo({ left: next * row.current.clientWidth, behavior: 'smooth' })
  }

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -FULL_WIDTH, End: FULL_WIDTH }[event.key]
    if (!step || pictures.length < 2) return
    event.preventDefault()
    show(shown + step)
  }

  return (
    <section aria-label={`Images of ${name}`} className="min-w-0">
      <ul
        ref={row}
        tabIndex={pictures.length > 1 ? 0 : undefined}
        onKeyDown={move}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
        className="flex snap-x snap-mandatory overflow-x-auto rounded-lg bg-wash shadow-rest"
      >
        {pictures.map((picture, place) => (
          <li key={picture.checksum} className="aspect-[16/10] w-full shrink-0 snap-center">
            <a href={pictureUrlAtLeast(picture, FULL_WIDTH)} title="View full-size image" data-links="other">
              <PictureImage
                picture={picture}
                sizes="(min-width: 76rem) 43rem, (min-width: 64rem) 58vw, calc(100vw - 2.5rem)"
                isFirstScreen={place === 0}
                className="h-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && <Thumbnails pictures={pictures} shown={shown} onChoose={show} />}
    </section>
  )
}

interface ThumbnailsProps {
  pictures: Picture[]
  shown: number
  onChoose: (place: number) => void
}

function Thumbnails({ pictures, shown, onChoose }: ThumbnailsProps) {
  return (
    <div className="mt-3 flex gap-3 noscript:hidden">
      {pictures.map((picture, place) => (
        <button
          key={picture.checksum}
          type="button"
          aria-label={`Image ${place + 1} of ${pictures.length}`}
          aria-current={place === shown ? 'true' : undefined}
          onClick={() => onChoose(place)}
          className="aspect-[16/10] w-28 overflow-hidden rounded-md border-2 border-line hover:border-faint aria-[current]:border-ink"
        >
          <PictureImage picture={{ ...picture, alt: '' }} sizes="7rem" className="h-full object-cover" />
        </button>
      ))}
    </div>
  )
}
