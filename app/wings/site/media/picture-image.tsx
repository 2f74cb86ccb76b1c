import { LazyImage } from '~/ui/lazy-image'
import { type Picture, pictureSrcSet, pictureUrlAtLeast } from './picture'

const DEFAULT_WIDTH = 800

interface PictureImageProps {
  picture: Picture
  /** How wide the picture is drawn, in the words of the `sizes` attribute. */
  sizes: string
  isFirstScreen?: boolean
  className?: string
}

/** A picture of the media library in the format and width that this screen needs. */
export function PictureImage({ picture, ...rest }: PictureImageProps) {
  const { alt, width, height, formats, placeholder } = picture
  return (
    <LazyImage
      src={pictureUrlAtLeast(picture, DEFAULT_WIDTH)}
      srcSet={pictureSrcSet(picture) || undefined}
      better={formats?.includes('avif') ? { type: 'image/avif', srcSet: pictureSrcSet(picture, 'avif') } : undefined}
      placeholder={placeholder ?? undefined}
      alt={alt}
      width={width}
      height={height}
      {...rest}
    />
  )
}
