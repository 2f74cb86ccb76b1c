import { RepeaterField } from '~/ui/workspace/repeater-field'
import type { BlockLink } from '../../block-schema'
import { noLink } from '../../new-block'
import { type BlockFormProps, nestedErrors } from './block-form-props'
import { LongTextField, ShortTextField } from './field-components'
import { LinkField } from './link-field'

interface TitledItem {
  title: string
  text: string
  /** Of features. */
  action?: BlockLink
}

/** A title, and things that each have a title and a text: features, steps. */
export function TitledItemsBlockForm({
  block,
  change,
  getError,
}: BlockFormProps<'features'> | BlockFormProps<'steps'>) {
  const one = block.type === 'features' ? 'feature' : 'step'
  return (
    <>
      <ShortTextField
        label="Title"
        maxLength={200}
        value={block.title}
        error={getError('title')}
        onChange={(title) => change({ title })}
      />
      <RepeaterField<TitledItem>
        label={block.type === 'features' ? 'Features' : 'Steps'}
        error={getError('items')}
        rows={block.items}
        onChange={(items) => change({ items })}
        getRowLabel={({ title }, at) => title || `${one} ${at + 1}`}
        addLabel={`Add ${one}`}
        onAdd={() => ({ title: '', text: '' })}
        max={40}
      >
        {(row, put, at) => (
          <>
            <ShortTextField
              label="Title"
              maxLength={120}
              value={row.title}
              error={getError(`items.${at}.title`)}
              onChange={(title) => put({ ...row, title })}
            />
            <LongTextField
              label="Text"
              maxLength={1_000}
              value={row.text}
              error={getError(`items.${at}.text`)}
              onChange={(text) => put({ ...row, text })}
            />
            {block.type === 'features' && (
              <LinkField
                label="Link"
                value={row.action ?? noLink}
                getError={nestedErrors(getError, `items.${at}.action`)}
                onChange={(action) => put({ ...row, action })}
              />
            )}
          </>
        )}
      </RepeaterField>
    </>
  )
}
