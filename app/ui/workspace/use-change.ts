import { useRevalidator } from 'react-router'
import { type ApiCall, callApi } from '~/platform/api-client'
import { showToast } from '../toasts'

interface Change<Body> extends ApiCall {
  /** Said when it is done; null says nothing. */
  done: (body: Body) => string | null
  /** The call that takes it back. */
  undo?: (body: Body) => (ApiCall & { done: string }) | undefined
}

/** Sends changes to the server, says how they went, offers Undo, and has the screen read its data again. */
export function useChange() {
  const { revalidate } = useRevalidator()

  return async function change<Body>({ done, undo, ...call }: Change<Body>): Promise<boolean> {
    const reply = await callApi<Body>(call)
    if (!reply.ok) {
      showToast(reply.message, 'error')
      return false
    }
    const text = done(reply.body)
    const back = undo?.(reply.body)
    const takeBack = back && (() => void change({ ...back, done: () => back.done }))
    if (text) showToast(text, 'success', takeBack && { label: 'Undo', run: takeBack })
    await revalidate()
    return true
  }
}
