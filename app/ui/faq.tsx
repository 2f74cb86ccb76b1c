import { Plus } from 'lucide-react'

interface FaqProps {
  items: { question: string; answer: React.ReactNode }[]
}

/** Questions that open to their answers, with and without scripts. */
export function Faq({ items }: FaqProps) {
  return (
    <div className="border-t border-line">
      {[...items.entries()].map(([place, { question, answer }]) => (
        <details key={place} className="group border-b border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-4 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
            {question}
            <Plus
              size={20}
              aria-hidden="true"
              className="shrink-0 transition-transform duration-150 group-open:rotate-45"
            />
          </summary>
          <p className="max-w-2xl pb-6 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
