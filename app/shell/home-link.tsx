import { Link } from 'react-router'
import { type Picture, pictureUrlAtLeast } from '~/domains/media/picture'
import { Logo } from './brand/logo'
import { useBrand } from './use-brand'

export function HomeLink() {
  const { brand } = useBrand()
  return (
    <Link to="/" className="inline-flex min-h-11 items-center gap-2.5 font-heading text-h3 font-bold tracking-tight">
      {brand.logo ? <PictureMark picture={brand.logo} /> : <Logo />}
      {brand.name}
    </Link>
  )
}

function PictureMark({ picture }: { picture: Picture }) {
  const { width, height } = picture
  return <img src={pictureUrlAtLeast(picture, 128)} alt="" width={width} height={height} className="h-7 w-auto" />
}
