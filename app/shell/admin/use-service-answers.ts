import { useCallback, useEffect, useState } from 'react'
import { callApi } from '~/platform/api-client'
import type { ServiceHealth } from './ask-services.server'

/** What the services say when they are asked, once the screen is there and whenever somebody asks again. */
export function useServiceHealth() {
  const [state, setState] = useState<{ answers?: ServiceHealth[]; fault?: string }>({})
  const ask = useCallback(async () => {
    setState({})
    const reply = await callApi<{ answers: ServiceHealth[] }>({
      path: '/admin/settings/services/answers',
      method: 'GET',
    })
    setState(reply.ok ? reply.body : { fault: reply.message })
  }, [])
  useEffect(() => void ask(), [ask])
  return { ...state, isAsking: !state.answers && !state.fault, ask }
}
