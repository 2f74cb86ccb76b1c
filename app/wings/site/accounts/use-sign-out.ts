import { useNavigate } from 'react-router'
import { showToast } from '~/ui/toaster'
import { signOut } from './auth-client'
import { SIGNED_OUT_MESSAGE } from './auth-messages'

/** Signs out, says how that went, and goes where nobody needs to be signed in. */
export function useSignOut(to = '/') {
  const navigate = useNavigate()
  return async () => {
    const { error } = await signOut()
    showToast(error ?? SIGNED_OUT_MESSAGE, error ? 'error' : 'success')
    await navigate(to)
  }
}
