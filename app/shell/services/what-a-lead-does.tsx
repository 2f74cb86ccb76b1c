import { Check } from 'lucide-react'
import { Section } from '~/ui/section'
import { productLeadTasks } from './facts'

export function ProductLeadTasks() {
  return (
    <Section tone="deep">
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 className="text-h2">What a product lead does</h2>
          <p className="mt-5 max-w-md text-lead text-muted">
            And what not: manage your people, run your ad campaigns, or produce slides for their own sake.
          </p>
        </div>
        <ul className="grid gap-4">
          {productLeadTasks.map((task) => (
            <li key={task} className="flex gap-4 border-b border-line pb-4">
              <Check size={20} aria-hidden="true" className="mt-1 shrink-0 text-accent" />
              {task}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
