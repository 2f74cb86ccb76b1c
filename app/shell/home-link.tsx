import { Link } from 'react-router'
import { Logo } from './brand/logo'
import { useBrand } from './use-brand'

export function HomeLink() {
  const { brand } = useBrand()
  return (
    <Link to="/" className="inline-flex min-h-11 items-center gap-2.5 font-heading text-h3 font-bold tracking-tight">
      <Logo />
      {brand.name}
    </Link>
  )
}
