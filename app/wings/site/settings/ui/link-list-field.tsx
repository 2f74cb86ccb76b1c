import { useState } from 'react'
import type { NamedLink } from '../brand'
import { LinkRows } from './link-rows'

interface LinkListFieldProps {
  /** The form gets `<name>Label` and `<name>Url`, once for each link. */
  name: string
  /** What one of them is called: "link". */
  noun: string
  links: NamedLink[]
  errors: Record<string, string>
}

const MAX_LINKS = 8

/** A list of links as fields of a form. */
export function LinkListField({ name, noun, links: initial, errors }: LinkListFieldProps) {
  const [links, setLinks] = useState(initial)
  return (
    <LinkRows
      noun={noun}
      addLabel={`Add ${noun}`}
      links={links}
      max={MAX_LINKS}
      fieldNames={{ label: `${name}Label`, url: `${name}Url` }}
      getError={(index, field) => errors[`${name}${field === 'label' ? 'Label' : 'Url'}.${index}`]}
      onChange={setLinks}
    />
  )
}
