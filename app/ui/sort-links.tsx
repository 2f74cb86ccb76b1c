import { Link } from 'react-router'

interface SortLinksProps {
  /** What is put in order, for those who cannot see it. */
  label: string
  links: { label: string; to: string; isCurrent: boolean }[]
  /** Orders of one list that search engines need not look at. */
  rel?: 'nofollow'
}

/** Puts a list in another order by leading to its other addresses; the page stays where it is scrolled to. */
export function SortLinks({ label, links, rel }: SortLinksProps) {
  return (
    <nav aria-label={label} data-in-place="">
      <ul className="flex flex-wrap gap-x-4 text-small text-muted">
        {links.map(({ label, to, isCurrent }) => (
          <li key={label}>
            <Link
              to={to}
              rel={rel}
              aria-current={isCurrent ? 'true' : undefined}
              className="inline-flex min-h-11 items-center font-medium hover:text-ink aria-[current]:text-ink aria-[current]:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
