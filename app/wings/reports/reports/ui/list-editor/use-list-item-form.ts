import { useState } from 'react'
import type { z } from 'zod'

/** Checks what was typed as the server does, names what is wrong with each field, and hands on what is right. */
export function useListItemForm<Item>(
  schema: z.ZodType<Item>,
  keep: (item: Item) => Promise<boolean>,
  onDone: () => void,
) {
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)

  async function submit(event: React.FormEvent, typed: Item) {
    event.preventDefault()
    const { data, error } = schema.safeParse(typed)
    setFaults(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])))
    if (!data) return
    setBusy(true)
    const isDone = await keep(data)
    setBusy(false)
    if (isDone) onDone()
  }

  return { faults, isBusy, submit }
}
