import { type Picture, widestPictureUrl } from '~/wings/site/media/picture'
import { PictureImage } from '~/wings/site/media/picture-image'

/**
 * The pictures of a product, one beside the other: a row that scrolls, moved with the arrow keys and chosen by the small ones
 * below where there are scripts. Each opens in full, above the page where there are scripts.
 */
export function ProductGallery({ name, pictures }: { name: string; pictures: Picture[] }) {
  if (pictures.length === 0) return null
  return (
    <section data-island="gallery" aria-label={`Images of ${name}`} className="min-w-0">
      <ul
        data-island="zoom"
        tabIndex={pictures.length > 1 ? 0 : undefined}
        className="flex snap-x snap-mandatory overflow-x-auto rounded-lg bg-wash shadow-rest"
      >
        {pictures.map((picture, place) => (
          <li key={picture.checksum} className="aspect-[16/10] w-full shrink-0 snap-center">
            <a href={widestPictureUrl(picture)} title="View full-size image" data-links="other">
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
      {pictures.length > 1 && <Thumbnails pictures={pictures} />}
    </section>
  )
}

function Thumbnails({ pictures }: { pictures: Picture[] }) {
  return (
    <div className="mt-3 flex gap-3 noscript:hidden">
      {pictures.map((picture, place) => (
        <button
          key={picture.checksum}
          type="button"
          aria-label={`Image ${place + 1} of ${pictures.length}`}
          aria-current={place === 0 ? 'true' : undefined}
          className="aspect-[16/10] w-28 overflow-hidden rounded-md border-2 border-line hover:border-faint aria-[current]:border-ink"
        >
          <PictureImage picture={{ ...picture, alt: '' }} sizes="7rem" className="h-full object-cover" />
        </button>
      ))}
    </div>
  )
}
