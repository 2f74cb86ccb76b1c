import { carryToast } from '~/ui/islands/carried-toast'
import type { SignedInUser } from '~/wings/site/accounts/account'
import { getSession, onAuthStateChange, signOut } from '~/wings/site/accounts/auth-client'
import { SIGNED_OUT_MESSAGE } from '~/wings/site/accounts/auth-messages'
import { getSessionMarker } from '~/wings/site/accounts/session-marker'
import { plannerPrefix } from '../planner/planner-prefix'
import siteMenu from './site-menu.island'

const itemClassName = 'flex min-h-11 w-full items-center rounded-md px-3 text-left font-medium hover:bg-wash'
const toggleClassName =
  'group peer inline-flex min-h-11 w-full items-center justify-center gap-2 rounded-md border border-faint px-5 py-2 font-semibold hover:border-ink hover:bg-wash'
const listClassName =
  'absolute right-0 mt-1 min-w-56 rounded-md border border-line bg-surface p-1 shadow-lift peer-not-aria-expanded:hidden max-md:w-full'
const CHEVRON =
  '<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m6 9 6 6 6-6"/></svg>'

/** Draws the menu of whoever is signed in over what `corner` offers to visitors, and takes it away when nobody is any more. */
export default function accountMenu(corner: HTMLElement) {
  const offered = corner.querySelector<HTMLElement>(':scope > a')
  let menu: HTMLElement | undefined
  let userId: string | undefined

  function show(user: SignedInUser | null) {
    if (user?.id === userId && menu) return
    userId = user?.id
    menu?.remove()
    menu = user ? drawMenu(user) : undefined
    if (menu) corner.append(menu)
    offered?.classList.toggle('invisible', Boolean(menu))
  }

  const stops = [onAuthStateChange(show)]
  // in the bar its buttons are listened to already
  if (!corner.closest('[data-island="site-menu"]')) stops.push(siteMenu(corner))
  if (getSessionMarker()) void getSession().then(show)
  return () => {
    for (const stop of stops) stop()
  }
}

function drawMenu(user: SignedInUser) {
  const menu = element('div', 'relative z-20')
  menu.dataset.menuGroup = ''
  const toggle = element('button', toggleClassName)
  toggle.ariaExpanded = 'false'
  toggle.setAttribute('aria-controls', 'account-menu')
  toggle.innerHTML = `Account${CHEVRON}`
  const list = element('div', listClassName)
  list.id = 'account-menu'
  const email = element('p', 'truncate px-3 py-2 text-small text-muted', user.email)
  const out = element('button', itemClassName, 'Sign Out')
  out.addEventListener('click', () => void leave())
  list.append(email, link(`/${plannerPrefix}/dashboard`, 'Dashboard'))
  if (user.is_admin) list.append(link('/admin', 'Back office'))
  list.append(out)
  menu.append(toggle, list)
  return menu
}

async function leave() {
  const { error } = await signOut()
  carryToast(error ?? SIGNED_OUT_MESSAGE)
  location.assign(`/${plannerPrefix}`)
}

function link(href: string, text: string) {
  const made = element('a', itemClassName, text)
  made.href = href
  return made
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  if (made instanceof HTMLButtonElement) made.type = 'button'
  return made
}
