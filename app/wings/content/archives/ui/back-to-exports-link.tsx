import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { exportsPath } from './paths'

/** The way back from a screen about archives. */
export function BackToExportsLink() {
  return (
    <Link
      to={exportsPath}
      className="inline-flex min-h-6 items-center gap-1.5 justify-self-start text-dense text-muted hover:text-ink"
    >
      <ArrowLeft size={16} aria-hidden="true" />
      Exports
    </Link>
  )
}
