import { LazyImage } from '~/ui/lazy-image'
import { type Picture, pictureAtLeast, pictureSources } from './picture'

const DEFAULT_WIDTH = 800

interface PictureImageProps {
  picture: Picture
  /** How wide the picture is drawn, in the words of the `sizes` attribute. */
  sizes: string
  isFirstScreen?: boolean
  className?: string
}

/** A picture of the media library in the width that this screen needs. */
export function PictureImage({ picture, ...rest }: PictureImageProps) {
  const { alt, width, height } = picture
  return (
    <LazyImage
      src={pictureAtLeast(picture, DEFAULT_WIDTH)}
      srcSet={pictureSources(picture)}
      {...{ alt, width, height }}
      {...rest}
    />
  )
}
