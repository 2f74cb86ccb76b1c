import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { hasWebGL } from '../map/has-webgl'

export type View = 'map' | 'table'

const PHONE = '(width < 48rem)'

/** Map or table, as the address says; without a word of it the table on a phone, and the map elsewhere. */
export function useView(): { view: View; canDraw: boolean } {
  const [params] = useSearchParams()
  const [{ canDraw, usual }] = useState(() => ({
    canDraw: hasWebGL(),
    usual: matchMedia(PHONE).matches ? ('table' as const) : ('map' as const),
  }))
  const given = params.get('view')
  const asked = given === 'map' || given === 'table' ? given : usual
  return { view: canDraw ? asked : 'table', canDraw }
}
