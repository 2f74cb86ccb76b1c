import { useState } from 'react'
import type { ItemDialogProps } from './item-dialog'

type Keep<Item> = ItemDialogProps<Item>['onKeep']

/** What is written in the dialog of a list: something new, or one of `known`. */
export function useDraft<Item extends { id: string }>(
  known: readonly { id?: string }[],
  { add, change }: { add: Keep<Item>; change: Keep<Item> },
) {
  const [draft, write] = useState<Item>()
  const isNew = !known.some(({ id }) => id === draft?.id)
  const dialog: ItemDialogProps<Item> = {
    item: draft,
    isNew,
    onClose: () => write(undefined),
    onKeep: isNew ? add : change,
  }
  return { write, dialog }
}
