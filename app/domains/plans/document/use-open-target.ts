import { useEffect } from 'react'

/** Opens what hides the item that the address names, and everything for printing. */
export function useOpenTarget() {
  useEffect(() => {
    function openTarget() {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
      if (!target) return
      for (let at: Element | null = target; at; at = at.parentElement)
        if (at instanceof HTMLDetailsElement) at.open = true
      target.querySelector(':scope > div > details')?.setAttribute('open', '')
      target.scrollIntoView({ block: 'start' })
    }
    function openAll() {
      for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
    }
    openTarget()
    window.addEventListener('hashchange', openTarget)
    window.addEventListener('beforeprint', openAll)
    return () => {
      window.removeEventListener('hashchange', openTarget)
      window.removeEventListener('beforeprint', openAll)
    }
  }, [])
}
