import type { NewPlanSteps } from './use-new-plan-steps'

interface StepFormProps {
  title: string
  text?: React.ReactNode
  steps: NewPlanSteps
  /** Leads on; Enter in a field does it too. */
  onSubmit: () => void
  /** Its buttons, the main one last. */
  actions: React.ReactNode
  /** Its buttons stay in sight while one scrolls. */
  isLong?: boolean
  /** It has two columns where there is room. */
  isWide?: boolean
  children: React.ReactNode
}

/** One step: its heading, which gets the focus when one comes to it, its fields and its buttons. */
export function StepForm({
  title,
  text,
  steps,
  onSubmit,
  actions,
  isLong = false,
  isWide = false,
  children,
}: StepFormProps) {
  return (
    <form
      noValidate
      className={`@container grid grid-cols-1 gap-6 ${isWide ? '' : 'max-w-3xl'}`}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div>
        <h2 ref={steps.heading} tabIndex={-1} className="text-[1.0625rem] font-semibold outline-none">
          {title}
        </h2>
        {text && <p className="mt-1 text-dense text-muted">{text}</p>}
      </div>
      {children}
      <div
        className={`flex flex-wrap justify-end gap-2 border-t border-line ${isLong ? 'sticky bottom-0 z-10 bg-paper py-3' : 'pt-4'}`}
      >
        {actions}
      </div>
    </form>
  )
}
