import { X } from 'lucide-react'
import { addName, type NameList, removeName } from '../../drafts/correct-reading'
import { AddLine } from './add-line'
import type { BriefPartProps } from './use-brief'

/** The roles and the things of the idea: those that were read follow from the wishes, the person's own are added. */
export function NameLists(props: BriefPartProps) {
  return (
    <div className="grid gap-6 border-t border-line pt-6 sm:grid-cols-2">
      <Names {...props} list="roles" title="Roles" add="Add role" placeholder="Night porter" />
      <Names {...props} list="entities" title="Things" add="Add thing" placeholder="Key card" />
    </div>
  )
}

interface NamesProps extends BriefPartProps {
  list: NameList
  title: string
  add: string
  placeholder: string
}

function Names({ reading, correct, list, title, add, placeholder }: NamesProps) {
  return (
    <section aria-label={title} className="grid grid-cols-1 content-start gap-3 text-dense">
      <h2 className="text-[1.0625rem] font-semibold">{title}</h2>
      {reading[list].length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {reading[list].map(({ text, by }) => (
            <li
              key={text}
              className={`control inline-flex items-center gap-1.5 rounded-md border px-2.5 font-medium ${by === 'user' ? 'border-accent bg-accent-tint pr-0' : 'border-line'}`}
            >
              {text}
              {by === 'user' && (
                <button
                  type="button"
                  aria-label={`Remove ${text}`}
                  onClick={() => correct((now) => removeName(now, list, text))}
                  className="grid size-8 place-items-center rounded-md text-muted hover:text-ink pointer-coarse:size-11"
                >
                  <X size={15} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <AddLine label={add} placeholder={placeholder} onAdd={(text) => correct((now) => addName(now, list, text))} />
    </section>
  )
}
