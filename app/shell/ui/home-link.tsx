import { Link } from 'react-router'
import { type Picture, pictureUrlAtLeast } from '~/wings/site/media/picture'
import { useBrand } from './use-brand'

export function HomeLink() {
  const { brand } = useBrand()
  return (
    <Link to="/" className="inline-flex min-h-11 items-center gap-2.5 font-heading text-h3 font-bold tracking-tight">
      {brand.logo ? <PictureMark picture={brand.logo} /> : <DrawnMark name={brand.name} />}
      {brand.name}
    </Link>
  )
}

function PictureMark({ picture }: { picture: Picture }) {
  const { width, height } = picture
  return <img src={pictureUrlAtLeast(picture, 128)} alt="" width={width} height={height} className="h-7 w-auto" />
}

/** The initial of the studio; its H has a drawing. */
function DrawnMark({ name }: { name: string }) {
  const [initial = ''] = name.trim().toUpperCase()
  if (initial === 'H') return <Logo />
  return (
    <span
      aria-hidden="true"
      className="grid size-7 shrink-0 place-items-center rounded-md bg-accent text-base leading-none text-on-accent"
    >
      {initial}
    </span>
  )
}

/** Two bollards on a quay, joined by a wave: an H. The drawing of logo.svg. */
function Logo({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path d="M4.5 2.5h6a3 3 0 0 1 .5 5.96V29.5H4V8.46a3 3 0 0 1 .5-5.96z" />
      <path d="M21.5 2.5h6a3 3 0 0 1 .5 5.96V29.5h-7V8.46a3 3 0 0 1 .5-5.96z" />
      <path className="text-accent" d="M10.5 16c3.7-4.5 7.3 4 11-.5V21.5c-3.7 4.5-7.3-4-11 .5z" />
    </svg>
  )
}
