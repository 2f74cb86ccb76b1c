import { useChange } from '~/ui/workspace/use-change'
import type { Dropped, Kept, KeptItem } from './kept-list.server'

const BACK = 'Back as it was.'

/** What can be done with the items of a list: each deed says how it went, and can be taken back. */
export function useListDeeds<Item extends KeptItem>(pathOf: (id: string) => string) {
  const send = useChange()
  return {
    add: (item: Item) =>
      send<Kept<Item>>({
        path: pathOf(item.id),
        method: 'PUT',
        json: { item },
        done: () => `“${item.name}” is added.`,
        undo: () => ({ path: pathOf(item.id), method: 'DELETE', done: BACK }),
      }),
    change: (item: Item) =>
      send<Kept<Item>>({
        path: pathOf(item.id),
        method: 'PATCH',
        json: { item },
        done: () => `“${item.name}” is changed.`,
        undo: ({ before }) => ({
          path: pathOf(item.id),
          method: 'PATCH',
          json: { item: before, instead: item },
          done: BACK,
        }),
      }),
    remove: ({ id }: Item) =>
      send<Dropped<Item>>({
        path: pathOf(id),
        method: 'DELETE',
        done: ({ item }) => `“${item.name}” is removed.`,
        undo: (dropped) => ({ path: pathOf(id), method: 'PUT', json: dropped, done: BACK }),
      }),
  }
}
