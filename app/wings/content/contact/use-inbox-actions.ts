import { useMutation } from '~/ui/workspace/use-mutation'
import { inboxClient } from './api'

/** What can be done with messages; each change can be taken back. */
export function useInboxActions() {
  const change = useMutation()
  const both = (path: '/archived' | '/read', words: [done: string, undone: string], isBack = false) => {
    const call = (ids: string[], isUndone: boolean) =>
      isUndone ? inboxClient.delete(path, { json: { ids } }) : inboxClient.post(path, { json: { ids } })
    return (ids: string[]) =>
      change({
        ...call(ids, isBack),
        successMessage: ({ ids }) => messageCountLabel(ids.length, words[0]),
        undo: ({ ids }) => ({ ...call(ids, !isBack), successMessage: messageCountLabel(ids.length, words[1]) }),
      })
  }
  return {
    archive: both('/archived', ['archived', 'moved to inbox']),
    unarchive: both('/archived', ['moved to inbox', 'archived'], true),
    markRead: both('/read', ['marked as read', 'marked as unread']),
    markUnread: both('/read', ['marked as unread', 'marked as read'], true),
    /** Opening a message reads it: nothing to tell. */
    markReadSilently: (id: string) =>
      change({ ...inboxClient.post('/read', { json: { ids: [id] } }), successMessage: () => null }),
  }
}

function messageCountLabel(count: number, done: string) {
  return count === 1 ? `Message ${done}.` : `${count} messages ${done}.`
}
