import { useState } from 'react'
import { slugify } from '~/platform/slug'
import { Field } from '~/ui/admin/field'
import { TextInput } from '~/ui/admin/input'
import { statusOf } from '../screen/public-state'
import { usePostScreen } from '../screen/writing-context'

/** The last part of the post's address. What is typed becomes an address while it is typed. */
export function SlugField() {
  const { writing, publication, publicState, origin } = usePostScreen()
  const [typed, setTyped] = useState<string>()
  const { slug } = writing.content
  const isPublic = statusOf(publicState, Date.now()) === 'published'
  const isMoved = isPublic && slug !== publicState.publicSlug
  const shown = typed ?? slug
  return (
    <Field
      label="Address"
      error={publication.fields.slug ?? writing.fieldErrors.slug}
      hint={
        <>
          <span className="break-all">{`${origin}/blog/${slug || '…'}`}</span>
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
