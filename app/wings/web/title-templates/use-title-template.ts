import { useEffect, useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import { titleTemplatesClient } from './api'
import { emptyTitleTemplate, type TitleTemplateKind } from './title-template'

/** The pattern that pages of a kind follow, for screens of the back office; none until it is known. */
export function useTitleTemplate(kind: TitleTemplateKind) {
  const [pattern, setPattern] = useState(emptyTitleTemplate)
  useEffect(() => {
    let isGone = false
    void callApi(titleTemplatesClient.get('/', { query: { kind } })).then((reply) => {
      if (reply.ok && !isGone) setPattern(reply.body)
    })
    return () => {
      isGone = true
    }
  }, [kind])
  return pattern
}
