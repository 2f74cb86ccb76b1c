import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
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

interface SiteMenuItemProps {
  item: MenuItem
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** An entry of the bar. Those below it open from a button; on narrow screens, and without scripts, they need none. */
export function SiteMenuItem({ item, isOpen, onOpenChange }: SiteMenuItemProps) {
  if (item.children.length === 0) return <MenuLink link={item} className="max-md:-mx-3" />
  return <MenuGroup item={item} isOpen={isOpen} onOpenChange={onOpenChange} />
}

function MenuGroup({ item, isOpen, onOpenChange }: SiteMenuItemProps) {
  const listId = useId()
  const group = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useCloseOutside(group, isOpen, onOpenChange)

  function closeOnEscape(event: React.KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    onOpenChange(false)
    button.current?.focus()
  }

  const { label, url, children } = item
  const toggle = {
    ref: button,
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    onClick: () => onOpenChange(!isOpen),
  } as const
  const chevron = (
    <ChevronDown size={18} aria-hidden="true" className={`transition-transform ${isOpen ? 'rotate-180' : ''}`} />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key comes from the button and the links within it
    <div ref={group} onKeyDown={closeOnEscape} className="group/item relative flex flex-wrap items-center">
      {url ? (
        <>
          <MenuLink link={item} className="max-md:-mx-3 md:pr-1" />
          <button
            {...toggle}
            aria-label={`More: ${label}`}
            className="grid min-h-11 min-w-8 place-items-center rounded-md text-muted hover:bg-wash hover:text-ink max-md:hidden noscript:hidden"
          >
            {chevron}
          </button>
        </>
      ) : (
        <>
          <span className="inline-flex min-h-11 items-center font-medium text-muted md:hidden">{label}</span>
          <button {...toggle} className={`${linkClassName} gap-1.5 max-md:hidden`}>
            {label}
            {chevron}
          </button>
        </>
      )}
      <ul
        id={listId}
        className={`w-full border-line max-md:border-l max-md:pl-3 md:absolute md:top-full md:left-0 md:z-20 md:w-max md:min-w-44 md:max-w-72 md:rounded-md md:border md:bg-surface md:p-1 md:shadow-lift ${isOpen ? '' : 'md:hidden md:noscript:group-focus-within/item:block md:noscript:group-hover/item:block'}`}
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

function useCloseOutside(
  group: React.RefObject<HTMLElement | null>,
  isOpen: boolean,
  onOpenChange: (isOpen: boolean) => void,
) {
  useEffect(() => {
    if (!isOpen) return
    const close = ({ target }: Event) => group.current?.contains(target as Node) || onOpenChange(false)
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
    }
  }, [group, isOpen, onOpenChange])
}
