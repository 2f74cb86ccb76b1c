import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import type { MediaFile } from '../picture'
import { type SaveState, useAutosavedAlt } from './use-autosaved-alt'

const LONGEST = 1_000

const words: Record<Extract<SaveState, string>, string> = {
  saved: 'Saved',
  typing: '',
  saving: 'Saving…',
  offline: 'Not saved yet: the site cannot be reached. It is tried again.',
}

/** What the picture shows, for those who do not see it. It saves itself. */
export function AltField({ file, onSaved }: { file: MediaFile; onSaved: () => void }) {
  const { alt, state, type, save } = useAutosavedAlt(file.id, file.alt, onSaved)
  const refused = typeof state === 'object' ? state.refused : undefined
  return (
    <div>
      <Field
        label="Alternative text"
        hint="What the picture shows, for people who do not see it. A post can say it in its own words."
        error={refused}
        aside={<span role="status">{typeof state === 'string' ? words[state] : ''}</span>}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={LONGEST}
            value={alt}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={save}
          />
        )}
      </Field>
    </div>
  )
}
