import { useCallback, useEffect, useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import { backOfficeClient } from '../api'
import type { ServiceHealth } from '../check-services.server'

/** What the services say when they are asked, once the screen is there and whenever somebody asks again. */
export function useServiceHealth() {
  const [state, setState] = useState<{ checks?: ServiceHealth[]; error?: string }>({})
  const ask = useCallback(async () => {
    setState({})
    const reply = await callApi(backOfficeClient.get('/service-health'))
    setState(reply.ok ? reply.body : { error: reply.message })
  }, [])
  useEffect(() => void ask(), [ask])
  return { ...state, isAsking: !state.checks && !state.error, ask }
}
