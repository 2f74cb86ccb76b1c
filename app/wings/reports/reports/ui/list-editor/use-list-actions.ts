import { useMutation } from '~/ui/workspace/use-mutation'
import type { RemovedListItem, SavedListItem, SettingListItem } from '../../goals/setting-list.server'

const BACK = 'Back as it was.'

/** What can be done with the items of a list: each deed says how it went, and can be taken back. */
export function useListActions<Item extends SettingListItem>(pathOf: (id: string) => string) {
  const send = useMutation()
  return {
    add: (item: Item) =>
      send<SavedListItem<Item>>({
        path: pathOf(item.id),
        method: 'PUT',
        json: { item },
        successMessage: () => `“${item.name}” is added.`,
        undo: () => ({ path: pathOf(item.id), method: 'DELETE', done: BACK }),
      }),
    change: (item: Item) =>
      send<SavedListItem<Item>>({
        path: pathOf(item.id),
        method: 'PATCH',
        json: { item },
        successMessage: () => `“${item.name}” is changed.`,
        undo: ({ before }) => ({
          path: pathOf(item.id),
          method: 'PATCH',
          json: { item: before, instead: item },
          done: BACK,
        }),
      }),
    remove: ({ id }: Item) =>
      send<RemovedListItem<Item>>({
        path: pathOf(id),
        method: 'DELETE',
        successMessage: ({ item }) => `“${item.name}” is removed.`,
        undo: (dropped) => ({ path: pathOf(id), method: 'PUT', json: dropped, done: BACK }),
      }),
  }
}
