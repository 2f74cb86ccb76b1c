import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { NavLink } from 'react-router'
import type { NamedLink } from '~/wings/site/settings/brand'
import type { MenuItem } from '~/wings/site/settings/menus'

const linkClassName =
  'inline-flex min-h-11 items-center rounded-md px-3 font-medium text-muted hover:bg-wash hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink underline-offset-8 decoration-2 decoration-accent aria-[current=page]:underline'

function MenuLink({ link, className = '' }: { link: NamedLink; className?: string }) {
  return (
    <NavLink to={link.url} end={link.url === '/'} className={`${linkClassName} ${className}`}>
      {link.label}
    </NavLink>
  )
}

/** An entry of the bar. Those below it open from a button; on narrow screens, and without scripts, they need none. */
export function SiteMenuItem({ item }: { item: MenuItem }) {
  if (item.children.length === 0) return <MenuLink link={item} className="max-md:-mx-3" />
  return <MenuGroup item={item} />
}

function MenuGroup({ item }: { item: MenuItem }) {
  const listId = useId()
  const { label, url, children } = item
  const toggle = { type: 'button', 'aria-expanded': false, 'aria-controls': listId } as const
  const chevron = (
    <ChevronDown size={18} aria-hidden="true" className="transition-transform group-aria-expanded:rotate-180" />
  )
  return (
    <div data-menu-group className="group/item relative flex flex-wrap items-center">
      {url ? (
        <>
          <MenuLink link={item} className="max-md:-mx-3 md:pr-1" />
          <button
            {...toggle}
            aria-label={`More: ${label}`}
            className="group peer grid min-h-11 min-w-8 place-items-center rounded-md text-muted hover:bg-wash hover:text-ink max-md:hidden noscript:hidden"
          >
            {chevron}
          </button>
        </>
      ) : (
        <>
          <span className="inline-flex min-h-11 items-center font-medium text-muted md:hidden">{label}</span>
          <button {...toggle} className={`group peer ${linkClassName} gap-1.5 max-md:hidden`}>
            {label}
            {chevron}
          </button>
        </>
      )}
      <ul
        id={listId}
        className="w-full border-line max-md:border-l max-md:pl-3 md:absolute md:top-full md:left-0 md:z-20 md:w-max md:min-w-44 md:max-w-72 md:rounded-md md:border md:bg-surface md:p-1 md:shadow-lift md:peer-not-aria-expanded:hidden md:noscript:group-focus-within/item:block md:noscript:group-hover/item:block"
      >
        {children.map((link) => (
          <li key={`${link.url} ${link.label}`} className="grid">
            <MenuLink link={link} />
          </li>
        ))}
      </ul>
    </div>
  )
}
