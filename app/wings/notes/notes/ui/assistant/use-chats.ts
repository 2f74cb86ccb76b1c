import { useEffect, useState, useSyncExternalStore } from 'react'
import { ChatStore } from '../../assistant/chat-store'

/** The conversations of a panel; when it is taken away they end and are empty. */
export function useChatStore(): ChatStore {
  const [chats] = useState(() => new ChatStore())
  useEffect(() => () => chats.clear(), [chats])
  return chats
}

export const useConversation = (chats: ChatStore, noteId: string) =>
  useSyncExternalStore(
    chats.subscribe,
    () => chats.get(noteId),
    () => chats.get(noteId),
  )
