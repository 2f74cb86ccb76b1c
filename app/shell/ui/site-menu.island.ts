/**
 * The buttons of the bar (`aria-expanded`), each of which opens what follows it: the panel of narrow screens and the groups
 * (`data-menu-group`), of which one is open at a time. Escape closes the innermost, a press elsewhere the groups.
 */
export default function siteMenu(nav: HTMLElement) {
  const ending = new AbortController()
  const { signal } = ending
  const buttons = () => [...nav.querySelectorAll<HTMLElement>('button[aria-expanded]')]
  const openButtons = () => buttons().filter(({ ariaExpanded }) => ariaExpanded === 'true')
  const close = (button: HTMLElement) => button.setAttribute('aria-expanded', 'false')
  const groupOf = (button: HTMLElement) => button.closest('[data-menu-group]')

  nav.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button[aria-expanded]')
      if (button) button.ariaExpanded = String(button.ariaExpanded !== 'true')
    },
    { signal },
  )
  nav.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key !== 'Escape') return
      const innermost = openButtons()
        .filter((button) => (groupOf(button) ?? nav).contains(target as Node))
        .at(-1)
      if (!innermost) return
      close(innermost)
      innermost.focus()
    },
    { signal },
  )
  function closeGroupsOutside({ target }: Event) {
    for (const button of openButtons()) {
      const group = groupOf(button)
      if (group && !group.contains(target as Node)) close(button)
    }
  }
  document.addEventListener('pointerdown', closeGroupsOutside, { signal })
  document.addEventListener('focusin', closeGroupsOutside, { signal })
  // the page may be shown again as it was left
  addEventListener('pagehide', () => openButtons().forEach(close), { signal })
  return () => ending.abort()
}
