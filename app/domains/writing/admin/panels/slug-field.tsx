import { useState } from 'react'
import { slugify } from '~/platform/slug'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { useFieldError, usePieceScreen } from '../../screen-context'
import { statusOf } from '../screen/public-state'

/** The last part of its address. What is typed becomes an address while it is typed. */
export function SlugField() {
  const { writing, publicState, origin, kind } = usePieceScreen()
  const error = useFieldError('slug')
  const [typed, setTyped] = useState<string>()
  const { slug } = writing.content
  const isPublic = statusOf(publicState, Date.now()) === 'published'
  const isMoved = isPublic && slug !== publicState.publicSlug
  const shown = typed ?? slug
  return (
    <Field
      label="Address"
      error={error}
      hint={
        <>
          <span className="break-all">{origin + kind.pathOf(slug || '…')}</span>
          {isMoved && <span className="mt-1 block">The old address will lead here once you publish this.</span>}
        </>
      }
    >
      {(control) => (
        <TextInput
          {...control}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          value={shown}
          onChange={(event) => {
            setTyped(event.target.value)
            writing.change({ slug: slugify(event.target.value) })
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  )
}
