import { useCallback, useEffect, useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { type ApiCall, callApi } from '~/platform/api-client'
import type { Sharing } from './member'

interface SharingChange extends ApiCall {
  done: string
  /** The call that takes it back, out of what was answered. */
  undo?: (body: { before?: string }) => ApiCall & { done: string }
}

/** What the last change did. It stands in the dialog: a toast behind one cannot be reached. */
export interface SharingNews {
  text: string
  isFault: boolean
  undo?: () => void
}

export const membersOf = (sprintId: string) => href('/planner/dashboard/:sprintId/members', { sprintId })

/** Who has a plan, read whenever the dialog opens and after each change. */
export function useSharing(planId: string, isOpen: boolean) {
  const { revalidate } = useRevalidator()
  const [sharing, setSharing] = useState<Sharing>()
  const [fault, setFault] = useState<string>()
  const [news, setNews] = useState<SharingNews>()
  const read = useCallback(async () => {
    const reply = await callApi<Sharing>({ path: membersOf(planId), method: 'GET' })
    setFault(reply.ok ? undefined : reply.message)
    if (reply.ok) setSharing(reply.body)
  }, [planId])
  useEffect(() => {
    setNews(undefined)
    if (isOpen) void read()
  }, [isOpen, read])

  async function change({ done, undo, ...call }: SharingChange) {
    const reply = await callApi<{ before?: string }>(call)
    const back = reply.ok ? undo?.(reply.body) : undefined
    setNews(
      reply.ok
        ? { text: done, isFault: false, undo: back && (() => void change(back)) }
        : { text: reply.message, isFault: true },
    )
    await Promise.all([read(), revalidate()])
    return reply
  }

  return { sharing, fault, news, read, change }
}

export type ChangeSharing = ReturnType<typeof useSharing>['change']
