import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Plan } from '../../plan'

interface RevealOptions {
  /** Writes into the page what an item is in. */
  reveal: (itemId: string) => void
  revealAll: () => void
}

/** Epics and capabilities that are written into the page; the others are when they are opened. */
export type ExpandedGroups = ReadonlySet<string> | 'all'

/** Above this many tasks groups begin closed. */
const MAX_TASKS_EXPANDED = 60

export function useExpandedGroups({ epics, stories, tasks, requirements }: Plan) {
  const [shown, setShown] = useState<ExpandedGroups>(tasks.length <= MAX_TASKS_EXPANDED ? 'all' : new Set())
  const onShow = (group: string) => setShown((before) => (before === 'all' ? before : new Set([...before, group])))

  function show(itemId: string) {
    const capability = requirements.find(({ id }) => id === itemId)?.capability
    const storyId = tasks.find(({ id }) => id === itemId)?.storyId ?? itemId
    const epicId = stories.find(({ id }) => id === storyId)?.epicId ?? itemId
    if (capability) onShow(capability)
    if (epics.some(({ id }) => id === epicId)) onShow(epicId)
  }
  useRevealHashTarget({ reveal: show, revealAll: () => setShown('all') })
  return { shown, onShow }
}

/** Opens what hides the item that the address names, and everything for printing. */
function useRevealHashTarget({ reveal, revealAll }: RevealOptions) {
  const openTarget = useEffectEvent(() => {
    const id = decodeURIComponent(window.location.hash.slice(1))
    if (!id) return
    flushSync(() => reveal(id))
    const target = document.getElementById(id)
    if (!target) return
    for (let at: Element | null = target; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true
    target.scrollIntoView({ block: 'start' })
    // what was written into the page just now is no target of its address yet
    if (!target.matches(':target')) window.location.replace(`#${id}`)
  })
  const openAll = useEffectEvent(() => {
    flushSync(revealAll)
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
