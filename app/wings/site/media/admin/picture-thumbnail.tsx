import type { MediaFile } from '../picture'
import { pictureUrl, pictureUrlAtLeast } from '../picture'

const THUMBNAIL_WIDTH = 300

/** A picture of the library in small, whole; its placeholder stands there until it has come. */
export function PictureThumbnail({ file, alt = '' }: { file: MediaFile; alt?: string }) {
  const { widths, formats, placeholder, width, height } = file
  const small = widths[0] ?? width
  return (
    <picture className="contents">
      {formats.includes('avif') && <source type="image/avif" srcSet={pictureUrl(file, small, 'avif')} />}
      <img
        src={pictureUrlAtLeast(file, THUMBNAIL_WIDTH)}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="max-h-full w-auto object-contain"
        style={placeholder ? { background: `url(${placeholder}) center/cover` } : undefined}
      />
    </picture>
  )
}
