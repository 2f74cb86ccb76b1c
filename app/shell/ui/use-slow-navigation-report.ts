import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { reportIfSlow } from '~/platform/errors/browser-error-reporting'

/** Flags a change of page, or a form's way to its answer, that takes more than a second until it is drawn. */
export function useSlowNavigationReport() {
  const { state, location } = useNavigation()
  const isUnderWay = state !== 'idle'
  const target = location?.pathname
  useEffect(() => {
    if (!isUnderWay) return
    const startedAt = performance.now()
    return () => reportIfSlow(`navigation to ${target}`, performance.now() - startedAt)
  }, [isUnderWay, target])
}
