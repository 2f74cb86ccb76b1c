import type { ApiRequest } from '~/platform/http/api-client'
import { useMutation } from '~/ui/workspace/use-mutation'
import type { RemovedListItem, SavedListItem, SettingListItem } from '../../goals/setting-list.server'

const BACK = 'Change undone.'

/** How the items of a list are kept. */
export interface ListItemCalls<Item> {
  put: (id: string, json: { item: Item; at?: number }) => ApiRequest<SavedListItem<Item>>
  patch: (id: string, json: { item: Item; instead?: Item }) => ApiRequest<{ before: Item }>
  delete: (id: string) => ApiRequest<RemovedListItem<Item>>
}

/** What can be done with the items of a list: each deed says how it went, and can be taken back. */
export function useListActions<Item extends SettingListItem>(calls: ListItemCalls<Item>) {
  const send = useMutation()
  return {
    add: (item: Item) =>
      send({
        ...calls.put(item.id, { item }),
        successMessage: () => `“${item.name}” added.`,
        undo: () => ({ ...calls.delete(item.id), successMessage: BACK }),
      }),
    change: (item: Item) =>
      send({
        ...calls.patch(item.id, { item }),
        successMessage: () => `“${item.name}” updated.`,
        undo: ({ before }) => ({ ...calls.patch(item.id, { item: before, instead: item }), successMessage: BACK }),
      }),
    remove: ({ id }: Item) =>
      send({
        ...calls.delete(id),
        successMessage: ({ item }) => `“${item.name}” deleted.`,
        undo: (dropped) => ({ ...calls.put(id, dropped), successMessage: BACK }),
      }),
  }
}
