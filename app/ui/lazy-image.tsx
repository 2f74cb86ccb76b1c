interface LazyImageProps {
  src: string
  srcSet?: string
  sizes?: string
  /** The same picture in a format that not every browser knows. */
  better?: { type: string; srcSet: string }
  /** A tiny picture as a data: URL, shown until the real one is there. */
  placeholder?: string
  alt: string
  width: number
  height: number
  /** In view when the page opens: never lazy, and fetched first. */
  isFirstScreen?: boolean
  className?: string
}

/**
 * A picture that is fetched when it comes near the window (islands/load-pictures.ts), and before printing. Its place is
 * kept, so nothing moves.
 */
export function LazyImage({ isFirstScreen = false, className = '', ...picture }: LazyImageProps) {
  if (isFirstScreen) return <Image {...picture} fetchPriority="high" className={`w-full ${className}`} />
  return (
    <span className="block h-full w-full bg-wash" style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
      <Image {...picture} loading="lazy" decoding="async" className={`h-full w-full object-cover ${className}`} />
    </span>
  )
}

type ImageProps = Omit<LazyImageProps, 'isFirstScreen'> &
  Pick<React.ComponentProps<'img'>, 'fetchPriority' | 'loading' | 'decoding'>

function Image({ better, placeholder, alt, loading, ...rest }: ImageProps) {
  const style = placeholder ? { background: `url(${placeholder}) center/cover` } : undefined
  const image = <img loading={loading} alt={alt} style={style} {...rest} />
  if (!better) return image
  return (
    <picture className="contents">
      <source {...better} sizes={rest.sizes} />
      {image}
    </picture>
  )
}
