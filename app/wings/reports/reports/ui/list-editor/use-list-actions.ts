import { useMutation } from '~/ui/workspace/use-mutation'
import type { RemovedListItem, SavedListItem, SettingListItem } from '../../goals/setting-list.server'

const BACK = 'Change undone.'

/** What can be done with the items of a list: each deed says how it went, and can be taken back. */
export function useListActions<Item extends SettingListItem>(pathOf: (id: string) => string) {
  const send = useMutation()
  return {
    add: (item: Item) =>
      send<SavedListItem<Item>>({
        path: pathOf(item.id),
        method: 'PUT',
        json: { item },
        successMessage: () => `“${item.name}” added.`,
        undo: () => ({ path: pathOf(item.id), method: 'DELETE', successMessage: BACK }),
      }),
    change: (item: Item) =>
      send<SavedListItem<Item>>({
        path: pathOf(item.id),
        method: 'PATCH',
        json: { item },
        successMessage: () => `“${item.name}” updated.`,
        undo: ({ before }) => ({
          path: pathOf(item.id),
          method: 'PATCH',
          json: { item: before, instead: item },
          successMessage: BACK,
        }),
      }),
    remove: ({ id }: Item) =>
      send<RemovedListItem<Item>>({
        path: pathOf(id),
        method: 'DELETE',
        successMessage: ({ item }) => `“${item.name}” deleted.`,
        undo: (dropped) => ({ path: pathOf(id), method: 'PUT', json: dropped, successMessage: BACK }),
      }),
  }
}
