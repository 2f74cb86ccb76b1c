import { Link } from 'react-router'

interface FilterLinksProps {
  /** What the links narrow down, for those who cannot see it. */
  label: string
  links: { label: string; to: string; isCurrent: boolean }[]
}

/** Narrows a list by leading to its other addresses; the page stays where it is scrolled to. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav aria-label={label} data-in-place="" className="mb-8 md:mb-10">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label, to, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-md border border-line px-4 font-medium text-muted hover:border-faint hover:text-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
