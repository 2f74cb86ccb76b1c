import { useState } from 'react'
import type { Plan } from '../plan'
import { useOpenTarget } from './use-open-target'

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
