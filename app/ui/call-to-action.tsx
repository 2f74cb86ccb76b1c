import { sectionTones } from './section'

interface CallToActionProps {
  title: string
  text: string
  tone?: keyof typeof sectionTones
  /** Its links. */
  children: React.ReactNode
}

/** The end of a page: one thing to do. */
export function CallToAction({ title, text, tone = 'paper', children }: CallToActionProps) {
  return (
    <section className={`py-20 text-center md:py-32 ${sectionTones[tone]}`}>
      <div className="wrap grid justify-items-center">
        {title && <h2 className="max-w-3xl text-h1">{title}</h2>}
        {text && <p className="mt-5 max-w-2xl text-lead text-muted">{text}</p>}
        <div className="mt-9 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </section>
  )
}
