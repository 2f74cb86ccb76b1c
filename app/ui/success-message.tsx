import type { ReactNode } from 'react'

/** Said aloud when it appears: the live region is on the page before there is anything to say. */
export function SuccessMessage({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <div role="status">
      {isShown && <p className="rounded-md border border-success px-5 py-4 text-lead">{children}</p>}
    </div>
  )
}
