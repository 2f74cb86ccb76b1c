import { CircleCheck } from 'lucide-react'

export function Finished() {
  return (
    <section className="grid justify-items-center gap-2 rounded-lg border border-success px-6 py-10 text-center">
      <CircleCheck size={32} aria-hidden="true" className="text-success" />
      <h2 className="text-h3">All steps are done.</h2>
      <p className="max-w-md text-muted">
        Release it by the plan’s release steps. Whatever you reopen stands here again.
      </p>
    </section>
  )
}
