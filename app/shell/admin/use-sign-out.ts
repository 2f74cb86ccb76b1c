import { useNavigate } from 'react-router'
import { callApi } from '~/platform/api-client'
import { showToast } from '~/ui/toasts'

/** Ends this session and goes to the home page. */
export function useSignOut() {
  const navigate = useNavigate()
  return async () => {
    const { ok } = await callApi({ path: '/api/auth/sign-out', json: {} })
    if (!ok) return showToast('Failed to sign out', 'error')
    showToast('Signed out successfully')
    await navigate('/')
  }
}
