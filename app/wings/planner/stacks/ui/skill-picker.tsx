import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { arrowKeySteps, Combobox } from '~/ui/workspace/combobox'
import { Field } from '~/ui/workspace/field'

const MAX_SUGGESTIONS = 8
const MAX_SKILLS = 40

interface SkillPickerProps {
  skills: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** What the team knows: found by typing, taken with Enter; what is not in the list may be told too. */
export function SkillPicker({ skills, chosen, onChange }: SkillPickerProps) {
  const field = useRef<HTMLInputElement>(null)
  const remove = (skill: string) => {
    onChange(chosen.filter((one) => one !== skill))
    field.current?.focus()
  }
  return (
    <div className="grid gap-2 text-dense">
      <SkillField field={field} skills={skills} chosen={chosen} onChange={onChange} />
      {chosen.length > 0 && (
        <ul aria-label="Team skills" className="flex flex-wrap gap-1.5">
          {chosen.map((skill) => (
            <li key={skill}>
              <button
                type="button"
                aria-label={`Remove ${skill}`}
                onClick={() => remove(skill)}
                className="inline-flex min-h-8 items-center gap-1.5 rounded-md bg-accent-tint px-2.5 font-medium text-ink hover:bg-line pointer-coarse:min-h-11"
              >
                {skill}
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type SkillFieldProps = SkillPickerProps & { field: React.RefObject<HTMLInputElement | null> }

function SkillField({ field, ...picker }: SkillFieldProps) {
  const { typed, ...choice } = useSkillSuggestions(picker)
  return (
    <Field label="Team skills" hint="Languages and frameworks that the team knows.">
      {(tied) => (
        <Combobox
          {...tied}
          {...choice}
          inputRef={field}
          maxLength={60}
          placeholder="TypeScript, Django…"
          value={typed}
          listLabel="Languages and frameworks"
          getId={(skill) => skill}
          renderOption={(skill) => (picker.skills.includes(skill) ? skill : `Add “${skill}”`)}
        />
      )}
    </Field>
  )
}

/** What is typed, what it may mean, and which of that is taken. */
function useSkillSuggestions({ skills, chosen, onChange }: SkillPickerProps) {
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(0)
  const options = matchSkills(typed, skills, chosen)
  const isShown = isOpen && options.length > 0

  function type(text: string) {
    setTyped(text)
    setAt(0)
    setIsOpen(text !== '')
  }

  function take(skill: string | undefined) {
    if (skill && chosen.length < MAX_SKILLS) onChange([...chosen, skill])
    type('')
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = arrowKeySteps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt(isShown ? (at + step + options.length) % options.length : 0)
      setIsOpen(true)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (isShown) take(options[at])
    } else if (event.key === 'Escape') setIsOpen(false)
    else if (event.key === 'Backspace' && typed === '') onChange(chosen.slice(0, -1))
  }

  return {
    typed,
    options,
    activeIndex: at,
    isOpen: isShown,
    onPick: take,
    onKeyDown,
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => type(target.value),
    onClick: () => setIsOpen(true),
    onBlur: () => setIsOpen(false),
  }
}

/** What begins like this first; a name that nobody knows comes last, as it was typed. */
function matchSkills(typed: string, skills: readonly string[], chosen: readonly string[]) {
  const text = typed.trim().toLowerCase()
  const free = skills.filter((skill) => !chosen.includes(skill))
  const begun = free.filter((skill) => skill.startsWith(text))
  const within = free.filter((skill) => skill.includes(text) && !skill.startsWith(text))
  const isNew = text !== '' && !skills.includes(text) && !chosen.includes(text)
  return [...[...begun, ...within].slice(0, MAX_SUGGESTIONS), ...(isNew ? [text] : [])]
}
