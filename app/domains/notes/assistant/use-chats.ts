import { useEffect, useState, useSyncExternalStore } from 'react'
import { Chats } from './chats'

/** The conversations of a panel; when it is taken away they end and are empty. */
export function useChats(): Chats {
  const [chats] = useState(() => new Chats())
  useEffect(() => () => chats.empty(), [chats])
  return chats
}

export const useConversation = (chats: Chats, noteId: string) =>
  useSyncExternalStore(
    chats.subscribe,
    () => chats.get(noteId),
    () => chats.get(noteId),
  )
