import { useCallback, useEffect, useState } from 'react'
import { callApi } from '~/platform/api-client'
import type { ServiceAnswer } from './ask-services.server'

/** What the services say when they are asked, once the screen is there and whenever somebody asks again. */
export function useServiceAnswers() {
  const [state, setState] = useState<{ answers?: ServiceAnswer[]; fault?: string }>({})
  const ask = useCallback(async () => {
    setState({})
    const reply = await callApi<{ answers: ServiceAnswer[] }>({
      path: '/admin/settings/services/answers',
      method: 'GET',
    })
    setState(reply.ok ? reply.body : { fault: reply.message })
  }, [])
  useEffect(() => void ask(), [ask])
  return { ...state, isAsking: !state.answers && !state.fault, ask }
}
