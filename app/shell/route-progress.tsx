import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { LoadingScreen } from '~/ui/loading-screen'

const PATIENCE_MS = 300

/** Covers the page when the next one takes long. Forms show their own progress. */
export function RouteProgress() {
  const { state, formMethod } = useNavigation()
  const isLeaving = state === 'loading' && !formMethod
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isLeaving])
  return isLeaving && isLong ? <LoadingScreen /> : null
}
