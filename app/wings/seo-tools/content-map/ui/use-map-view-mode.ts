import { useState } from 'react'
import { useSearchParams } from 'react-router'

export type MapViewMode = 'map' | 'table'

const PHONE = '(width < 48rem)'

/** Map or table, as the address says; without a word of it the table on a phone, and the map elsewhere. */
export function useMapViewMode(): { view: MapViewMode; canDraw: boolean } {
  const [params] = useSearchParams()
  const [{ canDraw, usual }] = useState(() => ({
    canDraw: hasWebGL(),
    usual: matchMedia(PHONE).matches ? ('table' as const) : ('map' as const),
  }))
  const given = params.get('view')
  const asked = given === 'map' || given === 'table' ? given : usual
  return { view: canDraw ? asked : 'table', canDraw }
}

/** Whether this browser can draw the map at all. */
function hasWebGL() {
  try {
    const canvas = document.createElement('canvas')
    return Boolean(canvas.getContext('webgl2') ?? canvas.getContext('webgl'))
  } catch {
    return false
  }
}
