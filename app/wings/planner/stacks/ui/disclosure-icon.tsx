import { ChevronRight } from 'lucide-react'

/** Stands in the summary of `<details className="group">` and turns when it is open. */
export function DisclosureIcon() {
  return (
    <ChevronRight
      size={16}
      aria-hidden="true"
      className="shrink-0 translate-y-0.5 text-faint transition-transform duration-150 group-open:rotate-90"
    />
  )
}
