import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type ApiRequest, callApi } from '~/platform/http/api-client'
import { plansClient } from '../api'
import type { PlanSharing } from '../sharing/member'

interface SharingChange<Body> extends ApiRequest<Body> {
  successMessage: string
  /** The call that takes it back, out of what was answered. */
  undo?: (body: Body) => ApiRequest & { successMessage: string }
}

/** What the last change did. It stands in the dialog: a toast behind one cannot be reached. */
export interface SharingStatus {
  text: string
  isError: boolean
  undo?: () => void
}

/** Who has a plan, read whenever the dialog opens and after each change. */
export function useSharing(planId: string, isOpen: boolean) {
  const { revalidate } = useRevalidator()
  const [sharing, setSharing] = useState<PlanSharing>()
  const [error, setFault] = useState<string>()
  const [status, setNews] = useState<SharingStatus>()
  const read = useCallback(async () => {
    const reply = await callApi(plansClient.get('/:planId/members', { param: { planId } }))
    setFault(reply.ok ? undefined : reply.message)
    if (reply.ok) setSharing(reply.body)
  }, [planId])
  useEffect(() => {
    setNews(undefined)
    if (isOpen) void read()
  }, [isOpen, read])

  async function change<Body>({ successMessage, undo, ...call }: SharingChange<Body>) {
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
