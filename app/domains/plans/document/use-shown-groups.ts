import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Plan } from '../plan'

interface Hidden {
  /** Writes into the page what an item is in. */
  show: (itemId: string) => void
  showAll: () => void
}

/** Epics and capabilities that are written into the page; the others are when they are opened. */
export type ShownGroups = ReadonlySet<string> | 'all'

/** Above this many tasks groups begin closed. */
const TASKS_SHOWN_OPEN = 60

export function useShownGroups({ epics, stories, tasks, requirements }: Plan) {
  const [shown, setShown] = useState<ShownGroups>(tasks.length <= TASKS_SHOWN_OPEN ? 'all' : new Set())
  const onShow = (group: string) => setShown((before) => (before === 'all' ? before : new Set([...before, group])))

  function show(itemId: string) {
    const capability = requirements.find(({ id }) => id === itemId)?.capability
    const storyId = tasks.find(({ id }) => id === itemId)?.storyId ?? itemId
    const epicId = stories.find(({ id }) => id === storyId)?.epicId ?? itemId
    if (capability) onShow(capability)
    if (epics.some(({ id }) => id === epicId)) onShow(epicId)
  }
  useOpenTarget({ show, showAll: () => setShown('all') })
  return { shown, onShow }
}

/** Opens what hides the item that the address names, and everything for printing. */
function useOpenTarget({ show, showAll }: Hidden) {
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
