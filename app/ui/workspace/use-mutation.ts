import { useRevalidator } from 'react-router'
import { type ApiRequest, callApi } from '~/platform/http/api-client'
import { serializeByKey } from '~/platform/http/serialize-by-key'
import { showToast } from '../toaster'

interface Mutation<Body> extends ApiRequest<Body> {
  /** Said when it is done; null says nothing. */
  successMessage: (body: Body) => string | null
  /** The call that takes it back. */
  undo?: (body: Body) => (ApiRequest & { successMessage: string }) | undefined
}

/**
 * Sends changes to the server, says how they went, offers Undo, and has the screen read its data again. Changes at one
 * address go there one after the other: who undoes something and at once does it again ends with it done. `readAgain`: a
 * part of the screen that asked for its data itself asks once more.
 */
export function useMutation(readAgain?: () => void) {
  const { revalidate } = useRevalidator()

  return async function change<Body>({ successMessage, undo, ...call }: Mutation<Body>): Promise<boolean> {
    const reply = await serializeByKey(call.path, () => callApi<Body>(call))
    if (!reply.ok) {
      showToast(reply.message, 'error')
      return false
    }
    const text = successMessage(reply.body)
    const back = undo?.(reply.body)
    const takeBack = back && (() => void change({ ...back, successMessage: () => back.successMessage }))
    if (text) showToast(text, 'success', takeBack && { label: 'Undo', onClick: takeBack })
    if (readAgain) readAgain()
    else await revalidate()
    return true
  }
}
