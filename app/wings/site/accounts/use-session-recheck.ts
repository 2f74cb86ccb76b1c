import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { getSession, onAuthStateChange, refreshSession } from './auth-client'
import { getSessionMarker } from './session-marker'

/**
 * Has the guard look again when somebody else is signed in here, or nobody any more: after a change in any tab, and
 * whenever the window comes back to the front. True while it looks. `needsAdmin`: whoever stays must be one.
 */
export function useSessionRecheck(userId: string, { needsAdmin = false } = {}) {
  const { revalidate, state } = useRevalidator()
  const [isOther, setIsOther] = useState(false)

  useEffect(() => {
    // signed in without scripts, or as somebody else
    if (getSessionMarker() !== userId) void refreshSession()
  }, [userId])

  useEffect(() => {
    const stop = onAuthStateChange((user) => {
      const isSame = user?.id === userId && (user.is_admin || !needsAdmin)
      setIsOther(!isSame)
      if (!isSame) void revalidate()
    })
    const lookAgain = () => document.visibilityState === 'visible' && void getSession()
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [userId, needsAdmin, revalidate])

  return isOther && state === 'loading'
}
