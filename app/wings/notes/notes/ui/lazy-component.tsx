import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'

/**
 * A part of the panel that nobody needs without a connection: its code is fetched when it is first shown, with `pending` in
 * its place meanwhile. When it does not come, it can be tried again.
 */
export function lazyComponent<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  pending: (props: Props) => ReactNode,
) {
  let fetched: ComponentType<Props> | undefined
  return function FetchedPart(props: Props) {
    const [Part, setPart] = useState(() => fetched)
    const [hasFailed, setHasFailed] = useState(false)
    const load = useCallback(() => {
      setHasFailed(false)
      fetchPart().then(
        (part) => {
          fetched = part
          setPart(() => part)
        },
        () => setHasFailed(true),
      )
    }, [])
    const isMissing = Part === undefined
    useEffect(() => {
      if (isMissing) load()
    }, [isMissing, load])
    if (Part) return <Part {...props} />
    return hasFailed ? <LoadFailedNotice onRetry={load} /> : pending(props)
  }
}

function LoadFailedNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice kind="error" title="Could not load this part." action={<Button onClick={onRetry}>Try again</Button>}>
      Check your connection and try again.
    </Notice>
  )
}
