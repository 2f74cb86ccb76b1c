import { ArrowRight } from 'lucide-react'
import { SmartLink } from './site-button'

interface ArrowLinkProps {
  /** Without it there is no link. */
  to: string | undefined
  children: React.ReactNode
}

/** A link that stands alone and leads on. */
export function ArrowLink({ to, children }: ArrowLinkProps) {
  if (!to) return null
  return (
    <SmartLink
      to={to}
      className="group inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:text-accent-strong"
    >
      {children}
      <ArrowRight
        size={18}
        aria-hidden="true"
        className="shrink-0 transition-transform duration-150 group-hover:translate-x-1"
      />
    </SmartLink>
  )
}
