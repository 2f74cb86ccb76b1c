import { Link } from 'react-router'

interface ViewTabsProps {
  label: string
  views: { to: string; label: string; isCurrent: boolean }[]
}

/** Ways to look at one thing that differ in the query of the address, which tabs of addresses do not tell apart. */
export function ViewTabs({ label, views }: ViewTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className="-ml-3 flex flex-wrap gap-1">
        {views.map(({ to, label: words, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="control flex items-center rounded-md px-3 text-dense font-medium whitespace-nowrap text-muted -outline-offset-2 hover:bg-wash hover:text-ink aria-[current=page]:bg-accent-tint aria-[current=page]:font-semibold aria-[current=page]:text-ink forced-colors:aria-[current=page]:outline-1"
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
