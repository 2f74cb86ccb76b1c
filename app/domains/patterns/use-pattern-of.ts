import { useEffect, useState } from 'react'
import { callApi } from '~/platform/api-client'
import { noPattern, type Pattern, type PatternKind } from './pattern'

/** The pattern that pages of a kind follow, for screens of the back office; none until it is known. */
export function usePatternOf(kind: PatternKind) {
  const [pattern, setPattern] = useState(noPattern)
  useEffect(() => {
    let isGone = false
    const path = `/admin/seo-settings/patterns/pattern?${new URLSearchParams({ kind })}`
    void callApi<Pattern>({ path, method: 'GET' }).then((reply) => {
      if (reply.ok && !isGone) setPattern(reply.body)
    })
    return () => {
      isGone = true
    }
  }, [kind])
  return pattern
}
