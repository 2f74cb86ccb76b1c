import { useChange } from '~/ui/workspace/use-change'

const archiving = '/admin/settings/inbox/archiving'
const reading = '/admin/settings/inbox/reading'

interface Changed {
  ids: string[]
}

/** What can be done with messages; each change can be taken back. */
export function useInbox() {
  const change = useChange()
  const both = (path: string, words: [done: string, undone: string], isBack = false) => {
    const [method, opposite] = isBack ? (['DELETE', 'POST'] as const) : (['POST', 'DELETE'] as const)
    return (ids: string[]) =>
      change<Changed>({
        path,
        method,
        json: { ids },
        done: ({ ids }) => counted(ids.length, words[0]),
        undo: ({ ids }) => ({ path, method: opposite, json: { ids }, done: counted(ids.length, words[1]) }),
      })
  }
  return {
    archive: both(archiving, ['archived', 'back in the inbox']),
    unarchive: both(archiving, ['back in the inbox', 'archived'], true),
    markRead: both(reading, ['marked as read', 'marked as unread']),
    markUnread: both(reading, ['marked as unread', 'marked as read'], true),
    /** Opening a message reads it: nothing to tell. */
    noteReading: (id: string) => change<Changed>({ path: reading, json: { ids: [id] }, done: () => null }),
  }
}

function counted(count: number, done: string) {
  return count === 1 ? `Message ${done}.` : `${count} messages ${done}.`
}
