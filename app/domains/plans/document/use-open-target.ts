import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

interface Hidden {
  /** Writes into the page what an item is in. */
  show: (itemId: string) => void
  showAll: () => void
}

/** Opens what hides the item that the address names, and everything for printing. */
export function useOpenTarget({ show, showAll }: Hidden) {
  const openTarget = useEffectEvent(() => {
    const id = decodeURIComponent(window.location.hash.slice(1))
    if (!id) return
    flushSync(() => show(id))
    const target = document.getElementById(id)
    if (!target) return
    for (let at: Element | null = target; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true
    target.scrollIntoView({ block: 'start' })
    // what was written into the page just now is no target of its address yet
    if (!target.matches(':target')) window.location.replace(`#${id}`)
  })
  const openAll = useEffectEvent(() => {
    flushSync(showAll)
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
  })
  useEffect(() => {
    const [look, print] = [() => openTarget(), () => openAll()]
    // not while React renders
    const first = setTimeout(look)
    window.addEventListener('hashchange', look)
    window.addEventListener('beforeprint', print)
    return () => {
      clearTimeout(first)
      window.removeEventListener('hashchange', look)
      window.removeEventListener('beforeprint', print)
    }
  }, [])
}
