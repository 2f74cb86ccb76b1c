import { useId } from 'react'
import { formatCount } from '~/platform/text/format-number'
import { Select } from '~/ui/workspace/input'
import { RepeaterField } from '~/ui/workspace/repeater-field'
import type { Wish } from '../../brief/brief-reading-schema'
import { addWish, replaceItems, rewordWish } from '../../drafts/correct-reading'
import { AddLine } from './add-line'
import { ItemPlace, ShowInIdea } from './brief-places'
import { TypedInput, TypedTextArea } from './typed-text'
import type { BriefPartProps } from './use-brief'

const MAX_WISHES = 500
const RELEASES = [
  { value: 'mvp', label: 'First version' },
  { value: 'later', label: 'Later' },
]

/** What the product is for: who wants to do what, and when. Their order is that of the plan. */
export function WishList({ reading, correct }: BriefPartProps) {
  const { wishes, roles } = reading
  const rolesId = useId()
  const later = wishes.filter(({ release }) => release === 'later').length
  return (
    <div className="grid grid-cols-1 gap-3">
      <datalist id={rolesId}>
        {roles.map(({ text }) => (
          <option key={text} value={text} />
        ))}
      </datalist>
      <RepeaterField
        label="Wishes"
        hint={later > 0 ? `${formatCount(later, 'wish waits', 'wishes wait')} for a later version.` : undefined}
        rows={wishes}
        onChange={(rows) => correct((now) => replaceItems(now, 'wishes', rows))}
        getRowLabel={(_, at) => `Wish ${at + 1}`}
        max={MAX_WISHES}
      >
        {(wish, change, at) => <WishFields wish={wish} at={at} rolesId={rolesId} onChange={change} />}
      </RepeaterField>
      <AddLine
        label="Add wish"
        placeholder="The yard man counts what comes back"
        onAdd={(text) => correct((now) => addWish(now, text))}
      />
    </div>
  )
}

interface WishFieldsProps {
  wish: Wish
  at: number
  rolesId: string
  onChange: (wish: Wish) => void
}

function WishFields({ wish, at, rolesId, onChange }: WishFieldsProps) {
  const name = `wish ${at + 1}`
  return (
    <ItemPlace item={wish.id} className="grid grid-cols-1 gap-2 text-dense">
      <TypedTextArea
        aria-label={`Text of ${name}`}
        maxLength={2000}
        isRequired
        value={wish.text}
        className={wish.release === 'later' ? 'text-muted' : ''}
        onCommit={(text) => onChange(rewordWish(wish, text))}
      />
      <div className="flex flex-wrap items-center gap-2">
        <TypedInput
          aria-label={`Who wants ${name}`}
          list={rolesId}
          placeholder="Who?"
          maxLength={200}
          value={wish.role}
          className="min-w-0 flex-1 basis-36"
          onCommit={(role) => onChange({ ...wish, role, by: 'user' })}
        />
        <Select
          aria-label={`Release of ${name}`}
          options={RELEASES}
          value={wish.release}
          className="w-36"
          onChange={({ target }) => onChange({ ...wish, release: target.value as Wish['release'] })}
        />
        <ShowInIdea item={wish.id} name={name} quote={wish.quote} />
      </div>
    </ItemPlace>
  )
}
