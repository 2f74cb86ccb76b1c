import { Outlet } from 'react-router'
import workspaceStyles from '~/ui/workspace/workspace.css?url'
import { PlainFrame } from './plain-frame'

/** Signing in and what belongs to it: one thing to do, and the way back to the site. */
export default function AccountLayout() {
  return (
    <PlainFrame mainClassName="grid place-items-center px-4 py-10">
      <div className="w-full max-w-md">
        <Outlet />
      </div>
    </PlainFrame>
  )
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

export function links() {
  return [{ rel: 'stylesheet', href: workspaceStyles }]
}
