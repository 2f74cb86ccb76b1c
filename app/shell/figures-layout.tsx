import { Outlet } from 'react-router'
import { PlainFrame } from './plain-frame'

/** Figures that are shared. Whoever reads them is not counted as a visitor. */
export default function FiguresLayout() {
  return (
    <PlainFrame>
      <Outlet />
    </PlainFrame>
  )
}
