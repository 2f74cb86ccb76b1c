import { useEffect, useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import { emptyTitleTemplate, type TitleTemplate, type TitleTemplateKind } from './title-template'

/** The pattern that pages of a kind follow, for screens of the back office; none until it is known. */
export function useTitleTemplate(kind: TitleTemplateKind) {
  const [pattern, setPattern] = useState(emptyTitleTemplate)
  useEffect(() => {
    let isGone = false
    const path = `/admin/seo-settings/title-templates/template?${new URLSearchParams({ kind })}`
    void callApi<TitleTemplate>({ path, method: 'GET' }).then((reply) => {
      if (reply.ok && !isGone) setPattern(reply.body)
    })
    return () => {
      isGone = true
    }
  }, [kind])
  return pattern
}
