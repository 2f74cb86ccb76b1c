import { useNavigation } from 'react-router'

/** A thin line at the top while the next screen is on its way; what listens is told by the screen itself. */
export function NavigationProgressBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="h-full w-2/5 animate-to-and-fro bg-accent" />
    </div>
  )
}
