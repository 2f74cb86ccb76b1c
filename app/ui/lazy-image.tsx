import { useEffect, useRef, useState } from 'react'

const VISIBLE_FRACTION = 0.1
const ROOT_MARGIN = '50px'

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

/** A picture that is fetched when it comes near the window. Its place is kept, so nothing moves. */
export function LazyImage({ isFirstScreen = false, className = '', ...picture }: LazyImageProps) {
  const { ref, isSeen } = useInView<HTMLSpanElement>()
  if (isFirstScreen) return <Image {...picture} fetchPriority="high" className={`w-full ${className}`} />
  const image = <Image {...picture} decoding="async" className={`h-full w-full object-cover ${className}`} />
  return (
    <span
      ref={ref}
      className="block h-full w-full bg-wash"
      style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
    >
      {isSeen ? image : <noscript>{image}</noscript>}
    </span>
  )
}

type ImageProps = Omit<LazyImageProps, 'isFirstScreen'> &
  Pick<React.ComponentProps<'img'>, 'fetchPriority' | 'decoding'>

function Image({ better, placeholder, alt, ...rest }: ImageProps) {
  const style = placeholder ? { background: `url(${placeholder}) center/cover` } : undefined
  const image = <img alt={alt} style={style} {...rest} />
  if (!better) return image
  return (
    <picture className="contents">
      <source {...better} sizes={rest.sizes} />
      {image}
    </picture>
  )
}

function useInView<Target extends Element>() {
  const ref = useRef<Target>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true)
      },
      { threshold: VISIBLE_FRACTION, rootMargin: ROOT_MARGIN },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isSeen])
  return { ref, isSeen }
}
