import { useCallback, useEffect, useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { type ApiRequest, callApi } from '~/platform/http/api-client'
import type { PlanSharing } from '../sharing/member'

interface SharingChange extends ApiRequest<{ before?: string }> {
  successMessage: string
  /** The call that takes it back, out of what was answered. */
  undo?: (body: { before?: string }) => ApiRequest<{ before?: string }> & { successMessage: string }
}

/** What the last change did. It stands in the dialog: a toast behind one cannot be reached. */
export interface SharingStatus {
  text: string
  isError: boolean
  undo?: () => void
}

export const membersPath = (sprintId: string) => href('/planner/dashboard/:sprintId/members', { sprintId })

/** Who has a plan, read whenever the dialog opens and after each change. */
export function useSharing(planId: string, isOpen: boolean) {
  const { revalidate } = useRevalidator()
  const [sharing, setSharing] = useState<PlanSharing>()
  const [error, setFault] = useState<string>()
  const [status, setNews] = useState<SharingStatus>()
  const read = useCallback(async () => {
    const reply = await callApi<PlanSharing>({ path: membersPath(planId), method: 'GET' })
    setFault(reply.ok ? undefined : reply.message)
    if (reply.ok) setSharing(reply.body)
  }, [planId])
  useEffect(() => {
    setNews(undefined)
    if (isOpen) void read()
  }, [isOpen, read])

  async function change({ successMessage, undo, ...call }: SharingChange) {
    const reply = await callApi(call)
    const back = reply.ok ? undo?.(reply.body) : undefined
    setNews(
      reply.ok
        ? { text: successMessage, isError: false, undo: back && (() => void change(back)) }
        : { text: reply.message, isError: true },
    )
    await Promise.all([read(), revalidate()])
    return reply
  }

  return { sharing, error, status, read, change }
}

export type ChangeSharing = ReturnType<typeof useSharing>['change']
