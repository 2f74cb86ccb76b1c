import type { KeyboardEvent } from 'react'
import type { Block } from '../../block-schema'
import { deedOfKey } from '../building/block-keys'
import { idsInOrder } from '../building/block-places'
import { useBuilder } from '../building/builder-context'

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** The keys of a block in the outline: the arrows choose the next one, Enter leads to its fields. */
export function useOutlineKeys({ id }: Block) {
  const builder = useBuilder()

  function walk(by: number) {
    const ids = idsInOrder(builder.blocks)
    const next = ids[ids.indexOf(id) + by]
    if (next) builder.choose(next, 'row')
  }

  return (event: KeyboardEvent) => {
    const step = event.altKey ? undefined : steps[event.key]
    const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey
    const deed = step ? () => walk(step) : isEnter ? () => builder.choose(id, 'fields') : deedOfKey(event, id, builder)
    if (!deed) return
    event.preventDefault()
    deed()
  }
}
