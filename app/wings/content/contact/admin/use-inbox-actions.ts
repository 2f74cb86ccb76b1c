import { useMutation } from '~/ui/workspace/use-mutation'

const archivedPath = '/admin/settings/inbox/archived'
const readPath = '/admin/settings/inbox/read'

interface ChangedIds {
  ids: string[]
}

/** What can be done with messages; each change can be taken back. */
export function useInboxActions() {
  const change = useMutation()
  const both = (path: string, words: [done: string, undone: string], isBack = false) => {
    const [method, opposite] = isBack ? (['DELETE', 'POST'] as const) : (['POST', 'DELETE'] as const)
    return (ids: string[]) =>
      change<ChangedIds>({
        path,
        method,
        json: { ids },
        successMessage: ({ ids }) => messageCountLabel(ids.length, words[0]),
        undo: ({ ids }) => ({
          path,
          method: opposite,
          json: { ids },
          successMessage: messageCountLabel(ids.length, words[1]),
        }),
      })
  }
  return {
    archive: both(archivedPath, ['archived', 'moved to inbox']),
    unarchive: both(archivedPath, ['moved to inbox', 'archived'], true),
    markRead: both(readPath, ['marked as read', 'marked as unread']),
    markUnread: both(readPath, ['marked as unread', 'marked as read'], true),
    /** Opening a message reads it: nothing to tell. */
    markReadSilently: (id: string) =>
      change<ChangedIds>({ path: readPath, json: { ids: [id] }, successMessage: () => null }),
  }
}

function messageCountLabel(count: number, done: string) {
  return count === 1 ? `Message ${done}.` : `${count} messages ${done}.`
}
