import { useState } from 'react'
import type { ListItemDialogProps } from './list-item-dialog'

type SaveItem<Item> = ListItemDialogProps<Item>['onSave']

/** What is written in the dialog of a list: something new, or one of `known`. */
export function useListItemDraft<Item extends { id: string }>(
  known: readonly { id?: string }[],
  { add, change }: { add: SaveItem<Item>; change: SaveItem<Item> },
) {
  const [draft, write] = useState<Item>()
  const isNew = !known.some(({ id }) => id === draft?.id)
  const dialog: ListItemDialogProps<Item> = {
    item: draft,
    isNew,
    onClose: () => write(undefined),
    onSave: isNew ? add : change,
  }
  return { write, dialog }
}
